package org.tutti.mpi;

/** What elements are, in the groups for which MPI defines reductions (MPI 4.0, section 6.9.2). */
public enum ElementKind {
  /** C's integers. */
  INTEGER,
  /** Addresses, offsets, and counts of MPI itself, which are integers in every language. */
  MULTI_LANGUAGE,
  FLOATING,
  COMPLEX,
  /** False and true, 0 and 1. */
  LOGICAL,
  /** Eight bits. */
  BYTE,
  /** A value and an int. */
  PAIR,
  /** What is only moved: characters, packed data, and derived datatypes. */
  OPAQUE;

  /** Whether an element is a single number. */
  public boolean isNumber() {
    return this == INTEGER || this == MULTI_LANGUAGE || this == FLOATING;
  }
}

package org.tutti.operations.neighborhood;

/** Whom a process exchanges messages with (luebbe2017, section 3.1). */
public enum Neighborhood {
  /** The next process in both directions of each dimension, by {@code MPI_Cart_create}. */
  CARTESIAN,
  /** All processes in a cube with edges of length 2r + 1 around the process, which is left out. */
  MOORE,
  /** All processes at a Manhattan distance of at most r; the process itself is left out. */
  VON_NEUMANN,
  /** Every process, including the process itself. */
  FULL
}

package org.tutti.mpi;

/** Which threads of a process may call MPI: a level includes all that precede it. */
public enum MpiThreadLevel {
  /** The process has one thread, as far as the library is concerned. */
  SINGLE,
  /** The process may have several threads; the one that initialized MPI makes all calls. */
  FUNNELED,
  /** Any thread may call, but never two at a time. */
  SERIALIZED,
  /** Any thread may call at any time. */
  MULTIPLE;

  /** The name of its constant in the MPI standard, such as {@code MPI_THREAD_SINGLE}. */
  public String constant() {
    return "MPI_THREAD_" + name();
  }
}

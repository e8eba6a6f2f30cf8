package org.tutti.mpi.natives;

/** Gives the chapters of a native communicator what all of them need. */
interface NativeHandle {
  /** The library's handle of the communicator. */
  long handle();

  int rank();

  int size();

  /** Processes that collectives exchange blocks with: those of the other side, if there are two. */
  int partners();

  /** Elements that all of these have together when each has {@code count}. */
  default long whole(int count) {
    return (long) partners() * count;
  }
}

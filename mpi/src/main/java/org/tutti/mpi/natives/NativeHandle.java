package org.tutti.mpi.natives;

/** Gives the chapters of a native communicator what all of them need. */
interface NativeHandle {
  /** The library's handle of the communicator. */
  long handle();

  int rank();

  int size();

  /** Elements that all processes have together when each has {@code count}. */
  default long whole(int count) {
    return (long) size() * count;
  }
}

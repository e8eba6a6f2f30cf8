package org.tutti.mpi.natives;

/** Gives the chapters of a native communicator what all of them need. */
interface NativeHandle {
  /** The library's handle of the communicator. */
  long handle();

  int rank();

  int size();
}

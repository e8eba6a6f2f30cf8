package org.tutti.mpi;

/** How much memory each process shows in a window. Made by {@link OneSided#windowSizes}. */
public interface WindowSizes {
  /** Bytes of a process's part of the window. */
  long bytes(int rank);
}

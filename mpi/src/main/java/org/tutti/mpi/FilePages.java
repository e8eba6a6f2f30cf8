package org.tutti.mpi;

/** The pages of a file that a host keeps in memory. Made by {@link MpiIo#filePages}. */
public interface FilePages extends AutoCloseable {
  /**
   * Writes changed pages to the device and asks the system to forget all of them ({@code
   * posix_fadvise} with {@code POSIX_FADV_DONTNEED}). It may keep some: see {@link #kept}.
   */
  void drop();

  /** The share of the file that is in memory ({@code mincore}), from 0 to 1; 0 of an empty file. */
  double kept();

  @Override
  void close();
}

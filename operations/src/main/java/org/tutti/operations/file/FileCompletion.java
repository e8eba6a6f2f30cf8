package org.tutti.operations.file;

/** When a call that writes counts as complete. */
public enum FileCompletion {
  /** When it returns; the data may be in the memory of the host. */
  RETURN,
  /** After {@code MPI_File_sync} as well. */
  SYNC,
  /**
   * After {@code MPI_File_sync}, {@code MPI_Barrier}, and {@code MPI_File_sync}: all ranks may read
   * the data (MPI 3.1, section 13.6.1), and IMB-IO times the same.
   */
  VISIBLE
}

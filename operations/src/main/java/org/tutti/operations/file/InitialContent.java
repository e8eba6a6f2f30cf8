package org.tutti.operations.file;

/** What is in the file when a pass of writing begins at its start. */
public enum InitialContent {
  /** Data everywhere, which are overwritten. */
  WRITTEN,
  /** Nothing, but it is as long as it will be ({@code MPI_File_set_size}). */
  SPARSE,
  /** Nothing, so that it grows. */
  EMPTY
}

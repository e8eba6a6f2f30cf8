package org.tutti.mpi;

/** A file with everything that opening it takes. Made by {@link MpiIo#fileToOpen}. */
public interface FileToOpen {
  /** Collective: {@code MPI_File_open} and nothing else. */
  MpiFile open();

  /** Removes the file ({@code MPI_File_delete}); only one process calls this. */
  void delete();

  /** Gives the hints back to the library. */
  void free();
}

package org.tutti.mpi;

import java.util.Map;

/**
 * A file that the processes of a communicator have open. Made by {@link MpiIo#openFile}. Errors of
 * the library are {@link MpiException}s.
 */
public interface MpiFile extends BlockingFileAccess, NonblockingFileAccess {
  /** The size in bytes ({@code MPI_File_get_size}). */
  long size();

  /** Collective: makes the file longer or shorter ({@code MPI_File_set_size}). */
  void setSize(long bytes);

  /** Collective: takes space on the device, up to this size ({@code MPI_File_preallocate}). */
  void preallocate(long bytes);

  /**
   * Collective: what this process sees of the file ({@code MPI_File_set_view}); both file pointers
   * begin anew.
   *
   * @param displacement in bytes, where the view begins
   * @param element offsets count elements of this datatype
   * @param fileType where these lie, over and over again
   */
  void setView(long displacement, Datatype element, Datatype fileType);

  /** Moves the file pointer of this process to an offset ({@code MPI_File_seek}). */
  void seek(long offset);

  /** Collective: moves the shared file pointer ({@code MPI_File_seek_shared}). */
  void seekShared(long offset);

  /** The file pointer of this process, as an offset ({@code MPI_File_get_position}). */
  long position();

  /** The shared file pointer, likewise ({@code MPI_File_get_position_shared}). */
  long sharedPosition();

  /** Collective: lets data reach the device and the other processes ({@code MPI_File_sync}). */
  void sync();

  /** The hints that the library uses, by their names ({@code MPI_File_get_info}). */
  Map<String, String> hints();

  /** Collective: {@code MPI_File_close}. */
  void close();
}

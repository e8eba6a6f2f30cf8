package org.tutti.mpi;

/**
 * A part of the MPI standard as a communicator offers it. A provider overrides the functions that
 * it has; the others throw {@link OperationNotInLibrary}, which a dry run finds before anything is
 * measured.
 */
public interface LibraryPart {
  /** Name and version of the library, for messages. */
  String libraryName();

  /**
   * What a function throws that this library does not have.
   *
   * @param function as MPI calls it, such as {@code MPI_Ibarrier}
   */
  default OperationNotInLibrary missing(String function) {
    return new OperationNotInLibrary(function, libraryName());
  }

  /**
   * The size of a buffer in bytes, for libraries that have none of 2 GiB or more.
   *
   * @throws OperationNotInLibrary if the buffer is larger
   */
  default int bytesOfSmallBuffer(Datatype datatype, long count) {
    long bytes = Math.multiplyExact(count, (long) datatype.bytes());
    if (bytes > Integer.MAX_VALUE) {
      throw missing("A buffer of " + bytes + " B");
    }
    return (int) bytes;
  }
}

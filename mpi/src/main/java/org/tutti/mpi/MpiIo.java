package org.tutti.mpi;

import java.nio.file.Path;
import java.util.Map;

/** Files that the processes of a communicator have open together (MPI 3.1, chapter 13). */
public interface MpiIo extends LibraryPart {
  /**
   * What {@code MPI_File_open} takes, so that it can be called by itself.
   *
   * @param file the same on all processes
   * @param hints for the library ({@code MPI_Info}), the same on all processes; may be empty
   */
  default FileToOpen fileToOpen(Path file, Map<String, String> hints, FileMode... modes) {
    throw missing("MPI_File_open");
  }

  /** Collective: opens a file. */
  default MpiFile openFile(Path file, Map<String, String> hints, FileMode... modes) {
    FileToOpen opening = fileToOpen(file, hints, modes);
    try {
      return opening.open();
    } finally {
      opening.free();
    }
  }

  /**
   * What the system keeps in memory of a file that exists, on the host of this process.
   *
   * @throws java.io.UncheckedIOException if the file cannot be opened
   * @throws OperationNotInLibrary if the system is not Linux
   */
  default FilePages filePages(Path file) {
    throw missing("posix_fadvise");
  }
}

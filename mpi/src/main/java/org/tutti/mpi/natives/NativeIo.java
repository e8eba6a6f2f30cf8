package org.tutti.mpi.natives;

import java.nio.file.Path;
import java.util.Map;
import org.tutti.mpi.FileMode;
import org.tutti.mpi.FilePages;
import org.tutti.mpi.FileToOpen;
import org.tutti.mpi.MpiIo;

/** Files of the library. */
interface NativeIo extends MpiIo, NativeHandle {
  @Override
  default FileToOpen fileToOpen(Path file, Map<String, String> hints, FileMode... modes) {
    return NativeFileToOpen.of(handle(), file, hints, modes);
  }

  @Override
  default FilePages filePages(Path file) {
    if (!FreshPages.areKnown()) {
      throw missing("posix_fadvise");
    }
    return NativeFilePages.of(file);
  }
}

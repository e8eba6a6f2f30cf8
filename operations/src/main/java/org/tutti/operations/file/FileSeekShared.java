package org.tutti.operations.file;

import org.tutti.annotations.Benchmark;
import org.tutti.annotations.Catalog;
import org.tutti.annotations.Counterparts;
import org.tutti.annotations.Level;
import org.tutti.annotations.TearDown;

/** {@code MPI_File_seek_shared} to the first block of the observation. */
public class FileSeekShared extends FileCall {
  @Benchmark(operation = "FILE_SEEK_SHARED")
  @Catalog(value = "MPI_File_seek_shared", suites = "files")
  @Counterparts(skampi = "MPI_IO_file_seek_shared")
  public void seekShared() {
    file.seekShared(offset - place * size);
  }

  @TearDown(Level.CALL)
  public void check() {
    require("the shared file pointer", offset - place * size, file.sharedPosition());
    together.barrier();
  }
}

package org.tutti.operations.file;

import org.tutti.annotations.Benchmark;
import org.tutti.annotations.Catalog;
import org.tutti.annotations.Counterparts;
import org.tutti.annotations.Level;
import org.tutti.annotations.TearDown;

/** {@code MPI_File_seek} of each rank to the block of the observation. */
public class FileSeek extends FileCall {
  @Benchmark(operation = "FILE_SEEK")
  @Catalog(value = "MPI_File_seek", suites = "files")
  @Counterparts(skampi = "MPI_IO_file_seek")
  public void seek() {
    file.seek(offset);
  }

  @TearDown(Level.CALL)
  public void check() {
    require("the file pointer", offset, file.position());
  }
}

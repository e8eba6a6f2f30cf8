package org.tutti.operations.file;

import org.tutti.annotations.Benchmark;
import org.tutti.annotations.Catalog;
import org.tutti.annotations.Level;
import org.tutti.annotations.Setup;
import org.tutti.annotations.TearDown;

/** {@code MPI_File_set_size} of an empty file, to the size of all blocks. */
public class FileSetSize extends FileCall {
  @Setup(Level.CALL)
  public void empty() {
    together.barrier();
    file.setSize(0);
  }

  @Benchmark(operation = "FILE_SET_SIZE")
  @Catalog(value = "MPI_File_set_size", suites = "files")
  public void setSize() {
    file.setSize(total());
  }

  @TearDown(Level.CALL)
  public void check() {
    together.barrier();
    require("the size of the file", total(), file.size());
  }
}

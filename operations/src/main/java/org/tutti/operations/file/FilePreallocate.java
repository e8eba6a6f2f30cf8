package org.tutti.operations.file;

import org.tutti.annotations.Benchmark;
import org.tutti.annotations.Catalog;
import org.tutti.annotations.Counterparts;
import org.tutti.annotations.Level;
import org.tutti.annotations.Setup;
import org.tutti.annotations.TearDown;

/** {@code MPI_File_preallocate} of an empty file, as large as all blocks. */
public class FilePreallocate extends FileCall {
  @Setup(Level.CALL)
  public void empty() {
    together.barrier();
    file.setSize(0);
  }

  @Benchmark(operation = "FILE_PREALLOCATE")
  @Catalog(value = "MPI_File_preallocate", suites = "files")
  @Counterparts(skampi = "MPI_IO_preallocate")
  public void preallocate() {
    file.preallocate(total());
  }

  @TearDown(Level.CALL)
  public void check() {
    together.barrier();
    require("the size of the file", total(), file.size());
  }
}

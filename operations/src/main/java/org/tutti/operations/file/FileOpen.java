package org.tutti.operations.file;

import org.tutti.annotations.Benchmark;
import org.tutti.annotations.Catalog;
import org.tutti.annotations.Counterparts;
import org.tutti.annotations.Level;
import org.tutti.annotations.TearDown;
import org.tutti.mpi.MpiFile;

/** {@code MPI_File_open}: a file that exists, by all ranks. */
public class FileOpen extends FileCall {
  private MpiFile opened;

  @Benchmark(operation = "FILE_OPEN")
  @Catalog(value = "MPI_File_open", suites = "files")
  @Counterparts(skampi = "MPI_IO_open")
  public void open() {
    opened = again.open();
  }

  @TearDown(Level.CALL)
  public void check() {
    require("the size of the file", total(), opened.size());
    opened.close();
  }
}

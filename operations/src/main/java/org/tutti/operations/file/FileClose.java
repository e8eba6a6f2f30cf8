package org.tutti.operations.file;

import org.tutti.annotations.Benchmark;
import org.tutti.annotations.Catalog;
import org.tutti.annotations.Counterparts;
import org.tutti.annotations.Level;
import org.tutti.annotations.Setup;
import org.tutti.mpi.MpiFile;

/** {@code MPI_File_close}: a file that was opened outside the time, by all ranks. */
public class FileClose extends FileCall {
  private MpiFile opened;

  @Setup(Level.CALL)
  public void prepare() {
    opened = again.open();
  }

  @Benchmark(operation = "FILE_CLOSE")
  @Catalog(value = "MPI_File_close", suites = "files")
  @Counterparts(skampi = "MPI_IO_close")
  public void close() {
    opened.close();
  }
}

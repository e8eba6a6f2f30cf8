package org.tutti.operations.file;

import org.tutti.annotations.Benchmark;
import org.tutti.annotations.Catalog;
import org.tutti.annotations.Level;
import org.tutti.annotations.Setup;
import org.tutti.runtime.Message;

/** {@code MPI_File_sync}, after each rank has written its block outside the time. */
public class FileSync extends FileCall {
  @Setup(Level.CALL)
  public void write(Message message) {
    file.writeAt(offset, message.send(), message.count(), message.datatype());
  }

  @Benchmark(operation = "FILE_SYNC")
  @Catalog(value = "MPI_File_sync", suites = "files")
  public void sync() {
    file.sync();
  }
}

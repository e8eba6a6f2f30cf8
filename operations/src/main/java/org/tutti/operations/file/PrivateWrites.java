package org.tutti.operations.file;

import org.tutti.annotations.Benchmark;
import org.tutti.annotations.Catalog;
import org.tutti.annotations.Counterparts;
import org.tutti.annotations.Description;
import org.tutti.annotations.Rate;
import org.tutti.runtime.Message;

/** Writing by each rank, in a file of its own. */
public class PrivateWrites extends FileWrites {
  public PrivateWrites() {
    super(FileUse.PRIVATE, FilePosition.INDIVIDUAL);
  }

  @Benchmark(operation = "FILE_WRITE")
  @Catalog(value = "MPI_File_write:private", suites = "files")
  @Counterparts(imb = "IMB-IO P_Write_Priv", skampi = "MPI_IO_write_separate")
  @Description("MPI_File_write of all ranks, each a file of its own")
  @Rate(messages = "p")
  public void write(Message message) {
    file.write(message.send(), message.count(), message.datatype());
    complete();
  }

  @Benchmark(operation = "FILE_IWRITE")
  @Catalog(value = "MPI_File_iwrite:private", suites = "files")
  @Counterparts(imb = "IMB-IO P_IWrite_Priv")
  @Description("MPI_File_iwrite and MPI_Wait of all ranks, each a file of its own")
  @Rate(messages = "p")
  public void iwrite(Message message) {
    file.iwrite(message.send(), message.count(), message.datatype(), request);
    complete(request);
  }
}

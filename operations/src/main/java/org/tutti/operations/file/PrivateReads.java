package org.tutti.operations.file;

import org.tutti.annotations.Benchmark;
import org.tutti.annotations.Catalog;
import org.tutti.annotations.Counterparts;
import org.tutti.annotations.Description;
import org.tutti.annotations.Rate;
import org.tutti.runtime.Message;

/** Reading by each rank, in a file of its own. */
public class PrivateReads extends FileReads {
  public PrivateReads() {
    super(FileUse.PRIVATE, FilePosition.INDIVIDUAL);
  }

  @Benchmark(operation = "FILE_READ")
  @Catalog(value = "MPI_File_read:private", suites = "files")
  @Counterparts(imb = "IMB-IO P_Read_Priv", skampi = "MPI_IO_read_separate")
  @Description("MPI_File_read of all ranks, each a file of its own")
  @Rate(messages = "p")
  public void read(Message message) {
    file.read(message.receive(), message.count(), message.datatype());
  }

  @Benchmark(operation = "FILE_IREAD")
  @Catalog(value = "MPI_File_iread:private", suites = "files")
  @Counterparts(imb = "IMB-IO P_IRead_Priv")
  @Description("MPI_File_iread and MPI_Wait of all ranks, each a file of its own")
  @Rate(messages = "p")
  public void iread(Message message) {
    file.iread(message.receive(), message.count(), message.datatype(), request);
    await(request);
  }
}

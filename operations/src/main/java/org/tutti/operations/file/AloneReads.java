package org.tutti.operations.file;

import org.tutti.annotations.Benchmark;
import org.tutti.annotations.Catalog;
import org.tutti.annotations.Counterparts;
import org.tutti.annotations.Description;
import org.tutti.annotations.Ranks;
import org.tutti.annotations.Rate;
import org.tutti.annotations.Role;
import org.tutti.runtime.Message;

/** Reading by the first rank, in a file of its own. */
public class AloneReads extends FileReads {
  public AloneReads() {
    super(FileUse.ALONE, FilePosition.INDIVIDUAL);
  }

  @Benchmark(operation = "FILE_READ")
  @Catalog(value = "MPI_File_read:alone", suites = "files")
  @Counterparts(imb = "IMB-IO S_Read_Indv")
  @Description("MPI_File_read of the first rank alone")
  @Rate(messages = "1")
  @Role(Ranks.FIRST)
  public void read(Message message) {
    file.read(message.receive(), message.count(), message.datatype());
  }

  @Role(value = Ranks.OTHERS, of = "read")
  public void restRead() {}

  @Benchmark(operation = "FILE_IREAD")
  @Catalog(value = "MPI_File_iread:alone", suites = "files")
  @Counterparts(imb = "IMB-IO S_IRead_Indv")
  @Description("MPI_File_iread and MPI_Wait of the first rank alone")
  @Rate(messages = "1")
  @Role(Ranks.FIRST)
  public void iread(Message message) {
    file.iread(message.receive(), message.count(), message.datatype(), request);
    await(request);
  }

  @Role(value = Ranks.OTHERS, of = "iread")
  public void restIread() {}
}

package org.tutti.operations.file;

import org.tutti.annotations.Benchmark;
import org.tutti.annotations.Catalog;
import org.tutti.annotations.Counterparts;
import org.tutti.annotations.Description;
import org.tutti.annotations.Ranks;
import org.tutti.annotations.Rate;
import org.tutti.annotations.Role;
import org.tutti.runtime.Message;

/** Reading by the first rank, in a file of its own, at offsets that are given. */
public class AloneAtReads extends FileReads {
  public AloneAtReads() {
    super(FileUse.ALONE, FilePosition.EXPLICIT);
  }

  @Benchmark(operation = "FILE_READ_AT")
  @Catalog(value = "MPI_File_read_at:alone", suites = "files")
  @Counterparts(imb = "IMB-IO S_Read_Expl")
  @Description("MPI_File_read_at of the first rank alone")
  @Rate(messages = "1")
  @Role(Ranks.FIRST)
  public void readAt(Message message) {
    file.readAt(offset, message.receive(), message.count(), message.datatype());
  }

  @Role(value = Ranks.OTHERS, of = "readAt")
  public void restReadAt() {}

  @Benchmark(operation = "FILE_IREAD_AT")
  @Catalog(value = "MPI_File_iread_at:alone", suites = "files")
  @Counterparts(imb = "IMB-IO S_IRead_Expl")
  @Description("MPI_File_iread_at and MPI_Wait of the first rank alone")
  @Rate(messages = "1")
  @Role(Ranks.FIRST)
  public void ireadAt(Message message) {
    file.ireadAt(offset, message.receive(), message.count(), message.datatype(), request);
    await(request);
  }

  @Role(value = Ranks.OTHERS, of = "ireadAt")
  public void restIreadAt() {}
}

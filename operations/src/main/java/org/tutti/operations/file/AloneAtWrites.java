package org.tutti.operations.file;

import org.tutti.annotations.Benchmark;
import org.tutti.annotations.Catalog;
import org.tutti.annotations.Counterparts;
import org.tutti.annotations.Description;
import org.tutti.annotations.Ranks;
import org.tutti.annotations.Rate;
import org.tutti.annotations.Role;
import org.tutti.runtime.Message;

/** Writing by the first rank, in a file of its own, at offsets that are given. */
public class AloneAtWrites extends FileWrites {
  public AloneAtWrites() {
    super(FileUse.ALONE, FilePosition.EXPLICIT);
  }

  @Benchmark(operation = "FILE_WRITE_AT")
  @Catalog(value = "MPI_File_write_at:alone", suites = "files")
  @Counterparts(imb = "IMB-IO S_Write_Expl")
  @Description("MPI_File_write_at of the first rank alone")
  @Rate(messages = "1")
  @Role(Ranks.FIRST)
  public void writeAt(Message message) {
    file.writeAt(offset, message.send(), message.count(), message.datatype());
    complete();
  }

  @Role(value = Ranks.OTHERS, of = "writeAt")
  public void restWriteAt() {}

  @Benchmark(operation = "FILE_IWRITE_AT")
  @Catalog(value = "MPI_File_iwrite_at:alone", suites = "files")
  @Counterparts(imb = "IMB-IO S_IWrite_Expl")
  @Description("MPI_File_iwrite_at and MPI_Wait of the first rank alone")
  @Rate(messages = "1")
  @Role(Ranks.FIRST)
  public void iwriteAt(Message message) {
    file.iwriteAt(offset, message.send(), message.count(), message.datatype(), request);
    complete(request);
  }

  @Role(value = Ranks.OTHERS, of = "iwriteAt")
  public void restIwriteAt() {}
}

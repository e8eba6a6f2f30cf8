package org.tutti.operations.file;

import org.tutti.annotations.Benchmark;
import org.tutti.annotations.Catalog;
import org.tutti.annotations.Counterparts;
import org.tutti.annotations.Description;
import org.tutti.annotations.Ranks;
import org.tutti.annotations.Rate;
import org.tutti.annotations.Role;
import org.tutti.runtime.Message;

/** Writing by the first rank, in a file of its own. */
public class AloneWrites extends FileWrites {
  public AloneWrites() {
    super(FileUse.ALONE, FilePosition.INDIVIDUAL);
  }

  @Benchmark(operation = "FILE_WRITE")
  @Catalog(value = "MPI_File_write:alone", suites = "files")
  @Counterparts(imb = "IMB-IO S_Write_Indv")
  @Description("MPI_File_write of the first rank alone")
  @Rate(messages = "1")
  @Role(Ranks.FIRST)
  public void write(Message message) {
    file.write(message.send(), message.count(), message.datatype());
    complete();
  }

  @Role(value = Ranks.OTHERS, of = "write")
  public void restWrite() {}

  @Benchmark(operation = "FILE_IWRITE")
  @Catalog(value = "MPI_File_iwrite:alone", suites = "files")
  @Counterparts(imb = "IMB-IO S_IWrite_Indv")
  @Description("MPI_File_iwrite and MPI_Wait of the first rank alone")
  @Rate(messages = "1")
  @Role(Ranks.FIRST)
  public void iwrite(Message message) {
    file.iwrite(message.send(), message.count(), message.datatype(), request);
    complete(request);
  }

  @Role(value = Ranks.OTHERS, of = "iwrite")
  public void restIwrite() {}
}

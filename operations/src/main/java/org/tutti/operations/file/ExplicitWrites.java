package org.tutti.operations.file;

import org.tutti.annotations.Benchmark;
import org.tutti.annotations.Catalog;
import org.tutti.annotations.Counterparts;
import org.tutti.annotations.Description;
import org.tutti.annotations.Rate;
import org.tutti.runtime.Message;

/** Writing by all ranks, each in its own blocks of one file, at offsets that are given. */
public class ExplicitWrites extends FileWrites {
  public ExplicitWrites() {
    super(FileUse.COMMON, FilePosition.EXPLICIT);
  }

  @Benchmark(operation = "FILE_WRITE_AT")
  @Catalog(value = "MPI_File_write_at", suites = "files")
  @Counterparts(imb = "IMB-IO P_Write_Expl", skampi = "MPI_IO_write_once")
  @Description("MPI_File_write_at of all ranks, each its own block of one file")
  @Rate(messages = "p")
  public void writeAt(Message message) {
    file.writeAt(offset, message.send(), message.count(), message.datatype());
    complete();
  }

  @Benchmark(operation = "FILE_IWRITE_AT")
  @Catalog(value = "MPI_File_iwrite_at", suites = "files")
  @Counterparts(imb = "IMB-IO P_IWrite_Expl")
  @Description("MPI_File_iwrite_at and MPI_Wait of all ranks, each its own block of one file")
  @Rate(messages = "p")
  public void iwriteAt(Message message) {
    file.iwriteAt(offset, message.send(), message.count(), message.datatype(), request);
    complete(request);
  }

  @Benchmark(operation = "FILE_WRITE_AT_ALL")
  @Catalog(value = "MPI_File_write_at_all", suites = "files")
  @Counterparts(imb = "IMB-IO C_Write_Expl")
  @Description("MPI_File_write_at_all of all ranks, each its own block of one file")
  @Rate(messages = "p")
  public void writeAtAll(Message message) {
    file.writeAtAll(offset, message.send(), message.count(), message.datatype());
    complete();
  }

  @Benchmark(operation = "FILE_IWRITE_AT_ALL")
  @Catalog(value = "MPI_File_iwrite_at_all", suites = "files")
  @Description("MPI_File_iwrite_at_all and MPI_Wait of all ranks, each its own block of one file")
  @Rate(messages = "p")
  public void iwriteAtAll(Message message) {
    file.iwriteAtAll(offset, message.send(), message.count(), message.datatype(), request);
    complete(request);
  }

  @Benchmark(operation = "FILE_WRITE_AT_ALL_BEGIN")
  @Catalog(value = "MPI_File_write_at_all_begin", suites = "files")
  @Counterparts(imb = "IMB-IO C_IWrite_Expl")
  @Description("MPI_File_write_at_all_begin and _end of all ranks, each its own block of one file")
  @Rate(messages = "p")
  public void writeAtAllSplit(Message message) {
    file.writeAtAllBegin(offset, message.send(), message.count(), message.datatype());
    file.writeAtAllEnd(message.send());
    complete();
  }
}

package org.tutti.operations.file;

import org.tutti.annotations.Benchmark;
import org.tutti.annotations.Catalog;
import org.tutti.annotations.Counterparts;
import org.tutti.annotations.Description;
import org.tutti.annotations.Rate;
import org.tutti.runtime.Message;

/**
 * Writing by all ranks, each in its own blocks of one file, at the file pointer of the rank on a
 * view.
 */
public class IndividualWrites extends FileWrites {
  public IndividualWrites() {
    super(FileUse.COMMON, FilePosition.INDIVIDUAL);
  }

  @Benchmark(operation = "FILE_WRITE")
  @Catalog(value = "MPI_File_write", suites = "files")
  @Counterparts(
      imb = "IMB-IO P_Write_Indv",
      skampi = "MPI_IO_write_strided, MPI_IO_write_sequential")
  @Description("MPI_File_write of all ranks, each its own block of one file")
  @Rate(messages = "p")
  public void write(Message message) {
    file.write(message.send(), message.count(), message.datatype());
    complete();
  }

  @Benchmark(operation = "FILE_IWRITE")
  @Catalog(value = "MPI_File_iwrite", suites = "files")
  @Counterparts(imb = "IMB-IO P_IWrite_Indv")
  @Description("MPI_File_iwrite and MPI_Wait of all ranks, each its own block of one file")
  @Rate(messages = "p")
  public void iwrite(Message message) {
    file.iwrite(message.send(), message.count(), message.datatype(), request);
    complete(request);
  }

  @Benchmark(operation = "FILE_WRITE_ALL")
  @Catalog(value = "MPI_File_write_all", suites = "files")
  @Counterparts(imb = "IMB-IO C_Write_Indv")
  @Description("MPI_File_write_all of all ranks, each its own block of one file")
  @Rate(messages = "p")
  public void writeAll(Message message) {
    file.writeAll(message.send(), message.count(), message.datatype());
    complete();
  }

  @Benchmark(operation = "FILE_IWRITE_ALL")
  @Catalog(value = "MPI_File_iwrite_all", suites = "files")
  @Description("MPI_File_iwrite_all and MPI_Wait of all ranks, each its own block of one file")
  @Rate(messages = "p")
  public void iwriteAll(Message message) {
    file.iwriteAll(message.send(), message.count(), message.datatype(), request);
    complete(request);
  }

  @Benchmark(operation = "FILE_WRITE_ALL_BEGIN")
  @Catalog(value = "MPI_File_write_all_begin", suites = "files")
  @Counterparts(imb = "IMB-IO C_IWrite_Indv")
  @Description("MPI_File_write_all_begin and _end of all ranks, each its own block of one file")
  @Rate(messages = "p")
  public void writeAllSplit(Message message) {
    file.writeAllBegin(message.send(), message.count(), message.datatype());
    file.writeAllEnd(message.send());
    complete();
  }
}

package org.tutti.operations.file;

import org.tutti.annotations.Benchmark;
import org.tutti.annotations.Catalog;
import org.tutti.annotations.Counterparts;
import org.tutti.annotations.Description;
import org.tutti.annotations.Rate;
import org.tutti.runtime.Message;

/** Reading by all ranks, each in its own blocks of one file, at offsets that are given. */
public class ExplicitReads extends FileReads {
  public ExplicitReads() {
    super(FileUse.COMMON, FilePosition.EXPLICIT);
  }

  @Benchmark(operation = "FILE_READ_AT")
  @Catalog(value = "MPI_File_read_at", suites = "files")
  @Counterparts(imb = "IMB-IO P_Read_Expl", skampi = "MPI_IO_read_once")
  @Description("MPI_File_read_at of all ranks, each its own block of one file")
  @Rate(messages = "p")
  public void readAt(Message message) {
    file.readAt(offset, message.receive(), message.count(), message.datatype());
  }

  @Benchmark(operation = "FILE_IREAD_AT")
  @Catalog(value = "MPI_File_iread_at", suites = "files")
  @Counterparts(imb = "IMB-IO P_IRead_Expl")
  @Description("MPI_File_iread_at and MPI_Wait of all ranks, each its own block of one file")
  @Rate(messages = "p")
  public void ireadAt(Message message) {
    file.ireadAt(offset, message.receive(), message.count(), message.datatype(), request);
    await(request);
  }

  @Benchmark(operation = "FILE_READ_AT_ALL")
  @Catalog(value = "MPI_File_read_at_all", suites = "files")
  @Counterparts(imb = "IMB-IO C_Read_Expl")
  @Description("MPI_File_read_at_all of all ranks, each its own block of one file")
  @Rate(messages = "p")
  public void readAtAll(Message message) {
    file.readAtAll(offset, message.receive(), message.count(), message.datatype());
  }

  @Benchmark(operation = "FILE_IREAD_AT_ALL")
  @Catalog(value = "MPI_File_iread_at_all", suites = "files")
  @Description("MPI_File_iread_at_all and MPI_Wait of all ranks, each its own block of one file")
  @Rate(messages = "p")
  public void ireadAtAll(Message message) {
    file.ireadAtAll(offset, message.receive(), message.count(), message.datatype(), request);
    await(request);
  }

  @Benchmark(operation = "FILE_READ_AT_ALL_BEGIN")
  @Catalog(value = "MPI_File_read_at_all_begin", suites = "files")
  @Counterparts(imb = "IMB-IO C_IRead_Expl")
  @Description("MPI_File_read_at_all_begin and _end of all ranks, each its own block of one file")
  @Rate(messages = "p")
  public void readAtAllSplit(Message message) {
    file.readAtAllBegin(offset, message.receive(), message.count(), message.datatype());
    file.readAtAllEnd(message.receive());
  }
}

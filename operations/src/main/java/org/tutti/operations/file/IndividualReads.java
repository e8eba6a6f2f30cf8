package org.tutti.operations.file;

import org.tutti.annotations.Benchmark;
import org.tutti.annotations.Catalog;
import org.tutti.annotations.Counterparts;
import org.tutti.annotations.Description;
import org.tutti.annotations.Rate;
import org.tutti.runtime.Message;

/**
 * Reading by all ranks, each in its own blocks of one file, at the file pointer of the rank on a
 * view.
 */
public class IndividualReads extends FileReads {
  public IndividualReads() {
    super(FileUse.COMMON, FilePosition.INDIVIDUAL);
  }

  @Benchmark(operation = "FILE_READ")
  @Catalog(value = "MPI_File_read", suites = "files")
  @Counterparts(imb = "IMB-IO P_Read_Indv", skampi = "MPI_IO_read_strided, MPI_IO_read_sequential")
  @Description("MPI_File_read of all ranks, each its own block of one file")
  @Rate(messages = "p")
  public void read(Message message) {
    file.read(message.receive(), message.count(), message.datatype());
  }

  @Benchmark(operation = "FILE_IREAD")
  @Catalog(value = "MPI_File_iread", suites = "files")
  @Counterparts(imb = "IMB-IO P_IRead_Indv")
  @Description("MPI_File_iread and MPI_Wait of all ranks, each its own block of one file")
  @Rate(messages = "p")
  public void iread(Message message) {
    file.iread(message.receive(), message.count(), message.datatype(), request);
    await(request);
  }

  @Benchmark(operation = "FILE_READ_ALL")
  @Catalog(value = "MPI_File_read_all", suites = "files")
  @Counterparts(imb = "IMB-IO C_Read_Indv")
  @Description("MPI_File_read_all of all ranks, each its own block of one file")
  @Rate(messages = "p")
  public void readAll(Message message) {
    file.readAll(message.receive(), message.count(), message.datatype());
  }

  @Benchmark(operation = "FILE_IREAD_ALL")
  @Catalog(value = "MPI_File_iread_all", suites = "files")
  @Description("MPI_File_iread_all and MPI_Wait of all ranks, each its own block of one file")
  @Rate(messages = "p")
  public void ireadAll(Message message) {
    file.ireadAll(message.receive(), message.count(), message.datatype(), request);
    await(request);
  }

  @Benchmark(operation = "FILE_READ_ALL_BEGIN")
  @Catalog(value = "MPI_File_read_all_begin", suites = "files")
  @Counterparts(imb = "IMB-IO C_IRead_Indv")
  @Description("MPI_File_read_all_begin and _end of all ranks, each its own block of one file")
  @Rate(messages = "p")
  public void readAllSplit(Message message) {
    file.readAllBegin(message.receive(), message.count(), message.datatype());
    file.readAllEnd(message.receive());
  }
}

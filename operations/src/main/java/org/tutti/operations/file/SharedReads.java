package org.tutti.operations.file;

import org.tutti.annotations.Benchmark;
import org.tutti.annotations.Catalog;
import org.tutti.annotations.Counterparts;
import org.tutti.annotations.Description;
import org.tutti.annotations.Rate;
import org.tutti.runtime.Message;

/**
 * Reading by all ranks, in blocks of one file in the order in which they call, at the shared file
 * pointer.
 */
public class SharedReads extends FileReads {
  public SharedReads() {
    super(FileUse.COMMON, FilePosition.SHARED);
  }

  @Benchmark(operation = "FILE_READ_SHARED")
  @Catalog(value = "MPI_File_read_shared", suites = "files")
  @Counterparts(imb = "IMB-IO P_Read_Shared")
  @Description("MPI_File_read_shared of all ranks, each its own block of one file")
  @Rate(messages = "p")
  public void readShared(Message message) {
    file.readShared(message.receive(), message.count(), message.datatype());
  }

  @Benchmark(operation = "FILE_IREAD_SHARED")
  @Catalog(value = "MPI_File_iread_shared", suites = "files")
  @Counterparts(imb = "IMB-IO P_IRead_Shared")
  @Description("MPI_File_iread_shared and MPI_Wait of all ranks, each its own block of one file")
  @Rate(messages = "p")
  public void ireadShared(Message message) {
    file.ireadShared(message.receive(), message.count(), message.datatype(), request);
    await(request);
  }
}

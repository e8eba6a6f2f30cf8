package org.tutti.operations.file;

import org.tutti.annotations.Benchmark;
import org.tutti.annotations.Catalog;
import org.tutti.annotations.Counterparts;
import org.tutti.annotations.Description;
import org.tutti.annotations.Rate;
import org.tutti.runtime.Message;

/**
 * Writing by all ranks, in blocks of one file in the order in which they call, at the shared file
 * pointer.
 */
public class SharedWrites extends FileWrites {
  public SharedWrites() {
    super(FileUse.COMMON, FilePosition.SHARED);
  }

  @Benchmark(operation = "FILE_WRITE_SHARED")
  @Catalog(value = "MPI_File_write_shared", suites = "files")
  @Counterparts(imb = "IMB-IO P_Write_Shared")
  @Description("MPI_File_write_shared of all ranks, each its own block of one file")
  @Rate(messages = "p")
  public void writeShared(Message message) {
    file.writeShared(message.send(), message.count(), message.datatype());
    complete();
  }

  @Benchmark(operation = "FILE_IWRITE_SHARED")
  @Catalog(value = "MPI_File_iwrite_shared", suites = "files")
  @Counterparts(imb = "IMB-IO P_IWrite_Shared")
  @Description("MPI_File_iwrite_shared and MPI_Wait of all ranks, each its own block of one file")
  @Rate(messages = "p")
  public void iwriteShared(Message message) {
    file.iwriteShared(message.send(), message.count(), message.datatype(), request);
    complete(request);
  }
}

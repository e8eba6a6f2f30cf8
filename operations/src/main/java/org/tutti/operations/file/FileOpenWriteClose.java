package org.tutti.operations.file;

import org.tutti.annotations.Benchmark;
import org.tutti.annotations.Catalog;
import org.tutti.annotations.Counterparts;
import org.tutti.annotations.Description;
import org.tutti.annotations.Setup;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.Datatype;
import org.tutti.mpi.MessageBuffer;
import org.tutti.mpi.MpiFile;

/** Opening and closing a file, with a byte in between that each rank writes. */
public class FileOpenWriteClose extends FileCall {
  private MessageBuffer element;

  @Setup
  public void allocate(Communicator comm) {
    element = comm.allocate(Datatype.BYTE, 1);
  }

  @Benchmark(operation = "FILE_OPEN_WRITE_CLOSE")
  @Catalog(value = "MPI_File_open:write-close", suites = "files")
  @Counterparts(imb = "IMB-IO Open_Close", skampi = "MPI_IO_open_close")
  @Description("MPI_File_open, MPI_File_write of a byte, and MPI_File_close of all ranks")
  public void openAndClose() {
    MpiFile opened = again.open();
    opened.write(element, 1, Datatype.BYTE);
    opened.close();
  }
}

package org.tutti.operations.file;

import org.tutti.annotations.Benchmark;
import org.tutti.annotations.Catalog;
import org.tutti.annotations.Counterparts;
import org.tutti.annotations.Description;
import org.tutti.annotations.Rate;
import org.tutti.runtime.Message;

/**
 * Reading by all ranks, in blocks of one file in the order of the ranks, at the shared file
 * pointer.
 */
public class OrderedReads extends FileReads {
  public OrderedReads() {
    super(FileUse.COMMON, FilePosition.ORDERED);
  }

  @Benchmark(operation = "FILE_READ_ORDERED")
  @Catalog(value = "MPI_File_read_ordered", suites = "files")
  @Counterparts(imb = "IMB-IO C_Read_Shared")
  @Description("MPI_File_read_ordered of all ranks, each its own block of one file")
  @Rate(messages = "p")
  public void readOrdered(Message message) {
    file.readOrdered(message.receive(), message.count(), message.datatype());
  }

  @Benchmark(operation = "FILE_READ_ORDERED_BEGIN")
  @Catalog(value = "MPI_File_read_ordered_begin", suites = "files")
  @Counterparts(imb = "IMB-IO C_IRead_Shared")
  @Description("MPI_File_read_ordered_begin and _end of all ranks, each its own block of one file")
  @Rate(messages = "p")
  public void readOrderedSplit(Message message) {
    file.readOrderedBegin(message.receive(), message.count(), message.datatype());
    file.readOrderedEnd(message.receive());
  }
}

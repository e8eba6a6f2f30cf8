package org.tutti.operations.file;

import org.tutti.annotations.Benchmark;
import org.tutti.annotations.Catalog;
import org.tutti.annotations.Counterparts;
import org.tutti.annotations.Description;
import org.tutti.annotations.Rate;
import org.tutti.runtime.Message;

/**
 * Writing by all ranks, in blocks of one file in the order of the ranks, at the shared file
 * pointer.
 */
public class OrderedWrites extends FileWrites {
  public OrderedWrites() {
    super(FileUse.COMMON, FilePosition.ORDERED);
  }

  @Benchmark(operation = "FILE_WRITE_ORDERED")
  @Catalog(value = "MPI_File_write_ordered", suites = "files")
  @Counterparts(imb = "IMB-IO C_Write_Shared")
  @Description("MPI_File_write_ordered of all ranks, each its own block of one file")
  @Rate(messages = "p")
  public void writeOrdered(Message message) {
    file.writeOrdered(message.send(), message.count(), message.datatype());
    complete();
  }

  @Benchmark(operation = "FILE_WRITE_ORDERED_BEGIN")
  @Catalog(value = "MPI_File_write_ordered_begin", suites = "files")
  @Counterparts(imb = "IMB-IO C_IWrite_Shared")
  @Description("MPI_File_write_ordered_begin and _end of all ranks, each its own block of one file")
  @Rate(messages = "p")
  public void writeOrderedSplit(Message message) {
    file.writeOrderedBegin(message.send(), message.count(), message.datatype());
    file.writeOrderedEnd(message.send());
    complete();
  }
}

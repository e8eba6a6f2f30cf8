package org.tutti.operations.file;

import org.tutti.annotations.Benchmark;
import org.tutti.annotations.Catalog;
import org.tutti.annotations.Counterparts;
import org.tutti.annotations.Description;
import org.tutti.annotations.Ranks;
import org.tutti.annotations.Rate;
import org.tutti.annotations.Role;
import org.tutti.operations.file.FileBenchmark.FilePosition;
import org.tutti.operations.file.FileBenchmark.FileUse;
import org.tutti.operations.file.FileBenchmark.WaitingBenchmark;
import org.tutti.runtime.Arrivals;
import org.tutti.runtime.Message;
import org.tutti.runtime.PayloadContext;

/** Reading: each rank finds what another one has written, or the first one for all of them. */
abstract class FileReads extends WaitingBenchmark {
  FileReads(FileUse use, FilePosition position) {
    super(use, position);
  }

  @Override
  final void beginPass(Message message, boolean first) {
    if (!first) {
      return;
    }
    if (position != FilePosition.SHARED) {
      put(message, start(0, (place + ranks - 1) % ranks));
    } else if (place == 0) {
      // Who gets which block is not known.
      for (int rank = 0; rank < ranks; rank++) {
        put(message, start(0, rank));
      }
    }
    settle();
  }

  @Override
  public final void arrivals(PayloadContext place, Arrivals arrivals) {
    switch (use) {
      case COMMON ->
          arrivals.block(
              0,
              place.count(),
              position == FilePosition.SHARED ? 0 : (place.rank() + 1) % place.processes(),
              0);
      case PRIVATE -> arrivals.block(0, place.count(), place.rank(), 0);
      case ALONE -> arrivals.block(0, place.rank() == 0 ? place.count() : 0, 0, 0);
    }
  }

  /** Reading by all ranks, each in its own blocks of one file, at offsets that are given. */
  public static class ExplicitReads extends FileReads {
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

  /**
   * Reading by all ranks, each in its own blocks of one file, at the file pointer of the rank on a
   * view.
   */
  public static class IndividualReads extends FileReads {
    public IndividualReads() {
      super(FileUse.COMMON, FilePosition.INDIVIDUAL);
    }

    @Benchmark(operation = "FILE_READ")
    @Catalog(value = "MPI_File_read", suites = "files")
    @Counterparts(
        imb = "IMB-IO P_Read_Indv",
        skampi = "MPI_IO_read_strided, MPI_IO_read_sequential")
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

  /**
   * Reading by all ranks, in blocks of one file in the order in which they call, at the shared file
   * pointer.
   */
  public static class SharedReads extends FileReads {
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

  /**
   * Reading by all ranks, in blocks of one file in the order of the ranks, at the shared file
   * pointer.
   */
  public static class OrderedReads extends FileReads {
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
    @Description(
        "MPI_File_read_ordered_begin and _end of all ranks, each its own block of one file")
    @Rate(messages = "p")
    public void readOrderedSplit(Message message) {
      file.readOrderedBegin(message.receive(), message.count(), message.datatype());
      file.readOrderedEnd(message.receive());
    }
  }

  /** Reading by each rank, in a file of its own. */
  public static class PrivateReads extends FileReads {
    public PrivateReads() {
      super(FileUse.PRIVATE, FilePosition.INDIVIDUAL);
    }

    @Benchmark(operation = "FILE_READ")
    @Catalog(value = "MPI_File_read:private", suites = "files")
    @Counterparts(imb = "IMB-IO P_Read_Priv", skampi = "MPI_IO_read_separate")
    @Description("MPI_File_read of all ranks, each a file of its own")
    @Rate(messages = "p")
    public void read(Message message) {
      file.read(message.receive(), message.count(), message.datatype());
    }

    @Benchmark(operation = "FILE_IREAD")
    @Catalog(value = "MPI_File_iread:private", suites = "files")
    @Counterparts(imb = "IMB-IO P_IRead_Priv")
    @Description("MPI_File_iread and MPI_Wait of all ranks, each a file of its own")
    @Rate(messages = "p")
    public void iread(Message message) {
      file.iread(message.receive(), message.count(), message.datatype(), request);
      await(request);
    }
  }

  /** Reading by the first rank, in a file of its own. */
  public static class AloneReads extends FileReads {
    public AloneReads() {
      super(FileUse.ALONE, FilePosition.INDIVIDUAL);
    }

    @Benchmark(operation = "FILE_READ")
    @Catalog(value = "MPI_File_read:alone", suites = "files")
    @Counterparts(imb = "IMB-IO S_Read_Indv")
    @Description("MPI_File_read of the first rank alone")
    @Rate(messages = "1")
    @Role(Ranks.FIRST)
    public void read(Message message) {
      file.read(message.receive(), message.count(), message.datatype());
    }

    @Benchmark(operation = "FILE_IREAD")
    @Catalog(value = "MPI_File_iread:alone", suites = "files")
    @Counterparts(imb = "IMB-IO S_IRead_Indv")
    @Description("MPI_File_iread and MPI_Wait of the first rank alone")
    @Rate(messages = "1")
    @Role(Ranks.FIRST)
    public void iread(Message message) {
      file.iread(message.receive(), message.count(), message.datatype(), request);
      await(request);
    }

    @Role(
        value = Ranks.OTHERS,
        of = {"read", "iread"})
    public void rest() {}
  }

  /** Reading by the first rank, in a file of its own, at offsets that are given. */
  public static class AloneAtReads extends FileReads {
    public AloneAtReads() {
      super(FileUse.ALONE, FilePosition.EXPLICIT);
    }

    @Benchmark(operation = "FILE_READ_AT")
    @Catalog(value = "MPI_File_read_at:alone", suites = "files")
    @Counterparts(imb = "IMB-IO S_Read_Expl")
    @Description("MPI_File_read_at of the first rank alone")
    @Rate(messages = "1")
    @Role(Ranks.FIRST)
    public void readAt(Message message) {
      file.readAt(offset, message.receive(), message.count(), message.datatype());
    }

    @Benchmark(operation = "FILE_IREAD_AT")
    @Catalog(value = "MPI_File_iread_at:alone", suites = "files")
    @Counterparts(imb = "IMB-IO S_IRead_Expl")
    @Description("MPI_File_iread_at and MPI_Wait of the first rank alone")
    @Rate(messages = "1")
    @Role(Ranks.FIRST)
    public void ireadAt(Message message) {
      file.ireadAt(offset, message.receive(), message.count(), message.datatype(), request);
      await(request);
    }

    @Role(
        value = Ranks.OTHERS,
        of = {"readAt", "ireadAt"})
    public void rest() {}
  }
}

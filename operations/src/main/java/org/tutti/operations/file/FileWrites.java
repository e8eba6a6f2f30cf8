package org.tutti.operations.file;

import java.nio.ByteBuffer;
import java.util.Optional;
import org.tutti.annotations.Benchmark;
import org.tutti.annotations.Catalog;
import org.tutti.annotations.Counterparts;
import org.tutti.annotations.Description;
import org.tutti.annotations.Level;
import org.tutti.annotations.Param;
import org.tutti.annotations.Ranks;
import org.tutti.annotations.Rate;
import org.tutti.annotations.Role;
import org.tutti.annotations.TearDown;
import org.tutti.mpi.Request;
import org.tutti.operations.file.FileBenchmark.FileCompletion;
import org.tutti.operations.file.FileBenchmark.FilePosition;
import org.tutti.operations.file.FileBenchmark.FileUse;
import org.tutti.operations.file.FileBenchmark.InitialContent;
import org.tutti.operations.file.FileBenchmark.WaitingBenchmark;
import org.tutti.runtime.Arrivals;
import org.tutti.runtime.Control;
import org.tutti.runtime.Message;
import org.tutti.runtime.PayloadContext;

/** Writing: each rank looks for what another one has written. */
abstract class FileWrites extends WaitingBenchmark {
  @Param("WRITTEN")
  public InitialContent content;

  @Param("RETURN")
  public FileCompletion completion;

  FileWrites(FileUse use, FilePosition position) {
    super(use, position);
  }

  @Override
  final void beginPass(Message message, boolean first) {
    if (content != InitialContent.WRITTEN) {
      together.barrier();
      file.setSize(0);
      if (content == InitialContent.SPARSE) {
        file.setSize(total());
      }
    }
  }

  /** Ends an operation that has returned. */
  protected final void complete() {
    if (completion != FileCompletion.RETURN) {
      file.sync();
    }
    if (completion == FileCompletion.VISIBLE) {
      together.barrier();
      file.sync();
    }
  }

  /** Ends an operation that was started. */
  protected final void complete(Request started) {
    await(started);
    complete();
  }

  /** Reads what was written first, aside from what is measured. */
  @TearDown(Level.CALL)
  public void look(Message message, Control control) {
    if (file == null || control.observation() > 0) {
      return;
    }
    settle();
    if (position == FilePosition.SHARED) {
      find(message);
    } else {
      get(message, start(0, (place + 1) % ranks));
    }
    together.barrier();
  }

  /** Reads the block that this rank has written, wherever it is among those of all ranks. */
  private void find(Message message) {
    boolean found = false;
    for (int rank = 0; rank < ranks && !found; rank++) {
      get(message, start(0, rank));
      found = isOwn(message);
    }
  }

  private static boolean isOwn(Message message) {
    Optional<ByteBuffer> sent = message.send().view();
    Optional<ByteBuffer> read = message.receive().view();
    return sent.isPresent() && read.isPresent() && sent.get().mismatch(read.get()) < 0;
  }

  @Override
  public final void arrivals(PayloadContext place, Arrivals arrivals) {
    boolean isOwn = use == FileUse.PRIVATE || position == FilePosition.SHARED;
    switch (use) {
      case COMMON, PRIVATE ->
          arrivals.block(
              0, place.count(), isOwn ? place.rank() : (place.rank() + 1) % place.processes(), 0);
      case ALONE -> arrivals.block(0, place.rank() == 0 ? place.count() : 0, 0, 0);
    }
  }

  /** Writing by all ranks, each in its own blocks of one file, at offsets that are given. */
  public static class ExplicitWrites extends FileWrites {
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
    @Description(
        "MPI_File_write_at_all_begin and _end of all ranks, each its own block of one file")
    @Rate(messages = "p")
    public void writeAtAllSplit(Message message) {
      file.writeAtAllBegin(offset, message.send(), message.count(), message.datatype());
      file.writeAtAllEnd(message.send());
      complete();
    }
  }

  /**
   * Writing by all ranks, each in its own blocks of one file, at the file pointer of the rank on a
   * view.
   */
  public static class IndividualWrites extends FileWrites {
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

  /**
   * Writing by all ranks, in blocks of one file in the order in which they call, at the shared file
   * pointer.
   */
  public static class SharedWrites extends FileWrites {
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

  /**
   * Writing by all ranks, in blocks of one file in the order of the ranks, at the shared file
   * pointer.
   */
  public static class OrderedWrites extends FileWrites {
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
    @Description(
        "MPI_File_write_ordered_begin and _end of all ranks, each its own block of one file")
    @Rate(messages = "p")
    public void writeOrderedSplit(Message message) {
      file.writeOrderedBegin(message.send(), message.count(), message.datatype());
      file.writeOrderedEnd(message.send());
      complete();
    }
  }

  /** Writing by each rank, in a file of its own. */
  public static class PrivateWrites extends FileWrites {
    public PrivateWrites() {
      super(FileUse.PRIVATE, FilePosition.INDIVIDUAL);
    }

    @Benchmark(operation = "FILE_WRITE")
    @Catalog(value = "MPI_File_write:private", suites = "files")
    @Counterparts(imb = "IMB-IO P_Write_Priv", skampi = "MPI_IO_write_separate")
    @Description("MPI_File_write of all ranks, each a file of its own")
    @Rate(messages = "p")
    public void write(Message message) {
      file.write(message.send(), message.count(), message.datatype());
      complete();
    }

    @Benchmark(operation = "FILE_IWRITE")
    @Catalog(value = "MPI_File_iwrite:private", suites = "files")
    @Counterparts(imb = "IMB-IO P_IWrite_Priv")
    @Description("MPI_File_iwrite and MPI_Wait of all ranks, each a file of its own")
    @Rate(messages = "p")
    public void iwrite(Message message) {
      file.iwrite(message.send(), message.count(), message.datatype(), request);
      complete(request);
    }
  }

  /** Writing by the first rank, in a file of its own. */
  public static class AloneWrites extends FileWrites {
    public AloneWrites() {
      super(FileUse.ALONE, FilePosition.INDIVIDUAL);
    }

    @Benchmark(operation = "FILE_WRITE")
    @Catalog(value = "MPI_File_write:alone", suites = "files")
    @Counterparts(imb = "IMB-IO S_Write_Indv")
    @Description("MPI_File_write of the first rank alone")
    @Rate(messages = "1")
    @Role(Ranks.FIRST)
    public void write(Message message) {
      file.write(message.send(), message.count(), message.datatype());
      complete();
    }

    @Benchmark(operation = "FILE_IWRITE")
    @Catalog(value = "MPI_File_iwrite:alone", suites = "files")
    @Counterparts(imb = "IMB-IO S_IWrite_Indv")
    @Description("MPI_File_iwrite and MPI_Wait of the first rank alone")
    @Rate(messages = "1")
    @Role(Ranks.FIRST)
    public void iwrite(Message message) {
      file.iwrite(message.send(), message.count(), message.datatype(), request);
      complete(request);
    }

    @Role(
        value = Ranks.OTHERS,
        of = {"write", "iwrite"})
    public void rest() {}
  }

  /** Writing by the first rank, in a file of its own, at offsets that are given. */
  public static class AloneAtWrites extends FileWrites {
    public AloneAtWrites() {
      super(FileUse.ALONE, FilePosition.EXPLICIT);
    }

    @Benchmark(operation = "FILE_WRITE_AT")
    @Catalog(value = "MPI_File_write_at:alone", suites = "files")
    @Counterparts(imb = "IMB-IO S_Write_Expl")
    @Description("MPI_File_write_at of the first rank alone")
    @Rate(messages = "1")
    @Role(Ranks.FIRST)
    public void writeAt(Message message) {
      file.writeAt(offset, message.send(), message.count(), message.datatype());
      complete();
    }

    @Benchmark(operation = "FILE_IWRITE_AT")
    @Catalog(value = "MPI_File_iwrite_at:alone", suites = "files")
    @Counterparts(imb = "IMB-IO S_IWrite_Expl")
    @Description("MPI_File_iwrite_at and MPI_Wait of the first rank alone")
    @Rate(messages = "1")
    @Role(Ranks.FIRST)
    public void iwriteAt(Message message) {
      file.iwriteAt(offset, message.send(), message.count(), message.datatype(), request);
      complete(request);
    }

    @Role(
        value = Ranks.OTHERS,
        of = {"writeAt", "iwriteAt"})
    public void rest() {}
  }
}

package org.tutti.operations.file;

import org.tutti.annotations.Benchmark;
import org.tutti.annotations.Catalog;
import org.tutti.annotations.Counterparts;
import org.tutti.annotations.Description;
import org.tutti.annotations.Level;
import org.tutti.annotations.Ranks;
import org.tutti.annotations.Role;
import org.tutti.annotations.Setup;
import org.tutti.annotations.TearDown;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.Datatype;
import org.tutti.mpi.DerivedDatatype;
import org.tutti.mpi.FileMode;
import org.tutti.mpi.FileToOpen;
import org.tutti.mpi.MessageBuffer;
import org.tutti.mpi.MpiFile;
import org.tutti.operations.file.FileBenchmark.FilePosition;
import org.tutti.operations.file.FileBenchmark.FileUse;
import org.tutti.runtime.Arrivals;
import org.tutti.runtime.Control;
import org.tutti.runtime.Message;
import org.tutti.runtime.PayloadContext;

/** A single function that moves no data, on a file of all ranks that has some. */
abstract class FileCall extends FileBenchmark {
  FileCall() {
    super(FileUse.COMMON, FilePosition.EXPLICIT);
  }

  @Override
  final void beginPass(Message message, boolean first) {}

  /**
   * Checks what a function has left.
   *
   * @throws IllegalStateException if it is something else
   */
  static void require(String what, long expected, long found) {
    if (found != expected) {
      throw new IllegalStateException(what + " is " + found + " instead of " + expected);
    }
  }

  @Override
  public final void arrivals(PayloadContext place, Arrivals arrivals) {}

  /** {@code MPI_File_open}: a file that exists, by all ranks. */
  public static class FileOpen extends FileCall {
    private MpiFile opened;

    @Benchmark(operation = "FILE_OPEN")
    @Catalog(value = "MPI_File_open", suites = "files")
    @Counterparts(skampi = "MPI_IO_open")
    public void open() {
      opened = again.open();
    }

    @TearDown(Level.CALL)
    public void check() {
      require("the size of the file", total(), opened.size());
      opened.close();
    }
  }

  /** {@code MPI_File_close}: a file that was opened outside the time, by all ranks. */
  public static class FileClose extends FileCall {
    private MpiFile opened;

    @Setup(Level.CALL)
    public void prepare() {
      opened = again.open();
    }

    @Benchmark(operation = "FILE_CLOSE")
    @Catalog(value = "MPI_File_close", suites = "files")
    @Counterparts(skampi = "MPI_IO_close")
    public void close() {
      opened.close();
    }
  }

  /** Opening and closing a file, with a byte in between that each rank writes. */
  public static class FileOpenWriteClose extends FileCall {
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

  /** {@code MPI_File_delete} of the first rank: an empty file that is made outside the time. */
  public static class FileDelete extends FileCall {
    private FileToOpen other;

    @Setup
    public void prepare(Communicator comm, Control control) {
      other = control.files().toOpen(together, "deleted", FileMode.CREATE, FileMode.WRONLY);
    }

    @Setup(Level.CALL)
    public void make() {
      other.open().close();
    }

    @Benchmark(operation = "FILE_DELETE")
    @Catalog(value = "MPI_File_delete", suites = "files")
    @Counterparts(skampi = "MPI_IO_delete")
    @Role(Ranks.FIRST)
    public void delete() {
      other.delete();
    }

    @Role(value = Ranks.OTHERS, of = "delete")
    public void rest() {}

    @TearDown
    public void forget() {
      if (other != null) {
        other.free();
        other = null;
      }
    }
  }

  /** {@code MPI_File_set_size} of an empty file, to the size of all blocks. */
  public static class FileSetSize extends FileCall {
    @Setup(Level.CALL)
    public void empty() {
      together.barrier();
      file.setSize(0);
    }

    @Benchmark(operation = "FILE_SET_SIZE")
    @Catalog(value = "MPI_File_set_size", suites = "files")
    public void setSize() {
      file.setSize(total());
    }

    @TearDown(Level.CALL)
    public void check() {
      together.barrier();
      require("the size of the file", total(), file.size());
    }
  }

  /** {@code MPI_File_preallocate} of an empty file, as large as all blocks. */
  public static class FilePreallocate extends FileCall {
    @Setup(Level.CALL)
    public void empty() {
      together.barrier();
      file.setSize(0);
    }

    @Benchmark(operation = "FILE_PREALLOCATE")
    @Catalog(value = "MPI_File_preallocate", suites = "files")
    @Counterparts(skampi = "MPI_IO_preallocate")
    public void preallocate() {
      file.preallocate(total());
    }

    @TearDown(Level.CALL)
    public void check() {
      together.barrier();
      require("the size of the file", total(), file.size());
    }
  }

  /** {@code MPI_File_set_view}: each rank sees the blocks that are its own. */
  public static class FileSetView extends FileCall {
    private DerivedDatatype stride;

    @Setup
    public void makeType() {
      int bytes = (int) Math.max(1, size);
      DerivedDatatype block = together.typeContiguous(bytes, Datatype.BYTE);
      stride = together.typeResized(block, (long) ranks * bytes);
      block.free();
    }

    @Benchmark(operation = "FILE_SET_VIEW")
    @Catalog(value = "MPI_File_set_view", suites = "files")
    public void setView() {
      file.setView(place * size, Datatype.BYTE, stride);
    }

    @TearDown(Level.CALL)
    public void check() {
      require("the file pointer", 0, file.position());
    }

    @TearDown
    public void freeType() {
      if (stride != null) {
        stride.free();
        stride = null;
      }
    }
  }

  /** {@code MPI_File_seek} of each rank to the block of the observation. */
  public static class FileSeek extends FileCall {
    @Benchmark(operation = "FILE_SEEK")
    @Catalog(value = "MPI_File_seek", suites = "files")
    @Counterparts(skampi = "MPI_IO_file_seek")
    public void seek() {
      file.seek(offset);
    }

    @TearDown(Level.CALL)
    public void check() {
      require("the file pointer", offset, file.position());
    }
  }

  /** {@code MPI_File_seek_shared} to the first block of the observation. */
  public static class FileSeekShared extends FileCall {
    @Benchmark(operation = "FILE_SEEK_SHARED")
    @Catalog(value = "MPI_File_seek_shared", suites = "files")
    @Counterparts(skampi = "MPI_IO_file_seek_shared")
    public void seekShared() {
      file.seekShared(offset - place * size);
    }

    @TearDown(Level.CALL)
    public void check() {
      require("the shared file pointer", offset - place * size, file.sharedPosition());
      together.barrier();
    }
  }

  /** {@code MPI_File_sync}, after each rank has written its block outside the time. */
  public static class FileSync extends FileCall {
    @Setup(Level.CALL)
    public void write(Message message) {
      file.writeAt(offset, message.send(), message.count(), message.datatype());
    }

    @Benchmark(operation = "FILE_SYNC")
    @Catalog(value = "MPI_File_sync", suites = "files")
    public void sync() {
      file.sync();
    }
  }
}

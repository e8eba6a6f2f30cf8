package org.tutti.operations.file;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.tutti.annotations.Level;
import org.tutti.annotations.Param;
import org.tutti.annotations.Setup;
import org.tutti.annotations.TearDown;
import org.tutti.diagnostics.FileProblem;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.Datatype;
import org.tutti.mpi.DerivedDatatype;
import org.tutti.mpi.FileMode;
import org.tutti.mpi.FilePages;
import org.tutti.mpi.FileToOpen;
import org.tutti.mpi.MpiFile;
import org.tutti.mpi.Request;
import org.tutti.operations.overlap.CalibratedWork;
import org.tutti.operations.state.LeastValue;
import org.tutti.runtime.Control;
import org.tutti.runtime.FilePlace;
import org.tutti.runtime.Message;
import org.tutti.runtime.Payload;
import org.tutti.runtime.PayloadContext;

/**
 * A file of some blocks for each rank, as large as a message: block {@code b} of rank {@code r} is
 * the one of number {@code b * p + r}. Observation {@code i} reads or writes block {@code i mod
 * blocks}.
 */
public abstract class FileBenchmark implements Payload {
  /** Blocks of each rank. */
  @Param("16")
  public int blocks;

  protected MpiFile file;

  /** Where this rank's block of the next observation lies, in bytes. */
  protected long offset;

  /** The communicator of those who have the file open together. */
  protected Communicator together;

  /** The same file, to be opened once more. */
  protected FileToOpen again;

  final FileUse use;
  final FilePosition position;

  /** Size of a block in bytes: gaps within elements are not written. */
  long size;

  /** Number of those who have the file open together. */
  int ranks;

  /** The place of this rank among them. */
  int place;

  /** A second way to the file, of this rank alone and without a view. */
  MpiFile aside;

  private Path path;
  private Communicator own;
  private FileToOpen creation;
  private FilePages pages;
  private boolean removes;

  FileBenchmark(FileUse use, FilePosition position) {
    this.use = use;
    this.position = position;
  }

  @Override
  public void checkProcesses(int processes) {
    LeastValue.check("blocks", blocks, 1);
  }

  @Override
  public long fileBytes(PayloadContext place) {
    long elements = place.elements((long) blocks * (use == FileUse.ALONE ? 1 : place.processes()));
    int width = place.datatype().bytes();
    // A file of no bytes is one, too.
    return Math.max(1, elements > Long.MAX_VALUE / width ? Long.MAX_VALUE : elements * width);
  }

  @Setup
  public void makeFile(Communicator comm, Message message, Control control) {
    FilePlace where = control.files();
    size = (long) message.count() * message.datatype().size();
    own = comm.split(comm.rank(), 0);
    together = use == FileUse.COMMON ? comm : own;
    ranks = together.size();
    place = together.rank();
    removes = place == 0;
    String name = use == FileUse.COMMON ? "file" : "file-" + comm.rank();
    path = where.file(name);
    creation = where.toOpen(together, name, FileMode.CREATE, FileMode.EXCL, FileMode.RDWR);
    again = where.toOpen(together, name, FileMode.RDWR);
    requireNew(path);
    comm.barrier();
    if (use == FileUse.ALONE && comm.rank() > 0) {
      return;
    }
    file = creation.open();
    aside = own.openFile(path, Map.of(), FileMode.RDWR);
    pages = where.dropsCache() ? comm.filePages(path) : null;
    for (int block = 0; block < blocks; block++) {
      put(message, start(block, place));
    }
    settle();
    if (position == FilePosition.INDIVIDUAL && ranks > 1 && size > 0) {
      showOwnBlocks();
    }
  }

  /**
   * Checks that nothing is overwritten.
   *
   * @throws org.tutti.diagnostics.TuttiException 516 if there is something of that name
   */
  static void requireNew(Path path) {
    if (Files.exists(path)) {
      throw FileProblem.FILE_EXISTS.error(path + " exists already.");
    }
  }

  private void showOwnBlocks() {
    DerivedDatatype block = together.typeContiguous(Math.toIntExact(size), Datatype.BYTE);
    DerivedDatatype stride = together.typeResized(block, ranks * size);
    file.setView(place * size, Datatype.BYTE, stride);
    stride.free();
    block.free();
  }

  /** Where a block lies in the file. */
  final long start(int block, int rank) {
    return ((long) block * ranks + rank) * size;
  }

  /** The size of the whole file. */
  final long total() {
    return start(blocks, 0);
  }

  /** Writes the message there, aside from what is measured. */
  final void put(Message message, long where) {
    aside.writeAt(where, message.send(), message.count(), message.datatype());
  }

  /** Reads a block into the message, likewise. */
  final void get(Message message, long where) {
    aside.readAt(where, message.receive(), message.count(), message.datatype());
  }

  /** Collective: lets all ranks see what was written before. */
  final void settle() {
    file.sync();
    aside.sync();
    together.barrier();
    aside.sync();
    file.sync();
  }

  /** Moves to the block of the next observation, and lets the hosts forget the file. */
  @Setup(Level.CALL)
  public void move(Message message, Control control) {
    if (file == null) {
      return;
    }
    int block = control.observation() % blocks;
    if (block == 0) {
      beginPass(message, control.observation() == 0);
      rewind();
    }
    offset = start(block, place);
    if (pages != null) {
      pages.drop();
    }
  }

  /**
   * Prepares the file for a pass through its blocks; what other ranks do before it is done, too.
   *
   * @param first whether the data of the observation that comes are looked at
   */
  abstract void beginPass(Message message, boolean first);

  private void rewind() {
    if (position == FilePosition.INDIVIDUAL) {
      file.seek(0);
    } else if (position.isShared()) {
      // Nobody may still be moving the pointer.
      together.barrier();
      file.seekShared(0);
    }
  }

  /** The library may not have files; there is none then. */
  @TearDown
  public void removeFile() {
    if (own == null) {
      return;
    }
    if (file != null) {
      if (pages != null) {
        pages.close();
      }
      aside.close();
      file.close();
      if (removes) {
        again.delete();
      }
    }
    if (again != null) {
      again.free();
    }
    if (creation != null) {
      creation.free();
    }
    own.free();
    file = null;
    again = null;
    creation = null;
    own = null;
  }

  /** Who opens which file. */
  enum FileUse {
    /** All ranks open one file, of which each has its own blocks. */
    COMMON,
    /** Each rank opens a file of its own. */
    PRIVATE,
    /** The first rank opens a file of its own, and the others nothing. */
    ALONE
  }

  /** What says where a call reads or writes. */
  enum FilePosition {
    /** An offset that is given to it. */
    EXPLICIT,
    /** The file pointer of the rank, on a view of the blocks that are its own. */
    INDIVIDUAL,
    /** The file pointer of all ranks, in the order in which they call. */
    SHARED,
    /** The same, in the order of the ranks. */
    ORDERED;

    /** Whether all ranks have one pointer. */
    boolean isShared() {
      return this == SHARED || this == ORDERED;
    }
  }

  /** When a call that writes counts as complete. */
  public enum FileCompletion {
    /** When it returns; the data may be in the memory of the host. */
    RETURN,
    /** After {@code MPI_File_sync} as well. */
    SYNC,
    /**
     * After {@code MPI_File_sync}, {@code MPI_Barrier}, and {@code MPI_File_sync}: all ranks may
     * read the data (MPI 3.1, section 13.6.1), and IMB-IO times the same.
     */
    VISIBLE
  }

  /** What is in the file when a pass of writing begins at its start. */
  public enum InitialContent {
    /** Data everywhere, which are overwritten. */
    WRITTEN,
    /** Nothing, but it is as long as it will be ({@code MPI_File_set_size}). */
    SPARSE,
    /** Nothing, so that it grows. */
    EMPTY
  }

  /** Operations of which some are started and awaited, while the application may compute. */
  abstract static class WaitingBenchmark extends FileBenchmark {
    /**
     * How long the application computes between the start of a nonblocking operation and waiting
     * for it, as a multiple of the time that {@code MPI_File_read_at} of the block takes.
     */
    @Param("0")
    public double work;

    protected Request request;

    private CalibratedWork calibrated;

    WaitingBenchmark(FileUse use, FilePosition position) {
      super(use, position);
    }

    @Override
    public final void checkProcesses(int processes) {
      super.checkProcesses(processes);
      LeastValue.check("work", work, 0);
    }

    @Setup
    public void calibrate(Communicator comm, Message message) {
      request = comm.request();
      if (work > 0) {
        calibrated =
            CalibratedWork.of(
                getClass().getName(),
                List.of(),
                work,
                0,
                comm,
                message,
                () -> {
                  if (file != null) {
                    get(message, start(0, place));
                  }
                });
      }
    }

    /** Waits for an operation that was started, while the application computes if it should. */
    protected final void await(Request started) {
      if (calibrated == null) {
        started.waitFor();
      } else {
        calibrated.until(started);
      }
    }
  }
}

package org.tutti.rank.launch;

import java.util.Optional;
import java.util.OptionalLong;
import org.tutti.annotations.DataState;
import org.tutti.annotations.Operation;
import org.tutti.diagnostics.CommandLineProblem;
import org.tutti.diagnostics.Counted;
import org.tutti.diagnostics.MeasurementProblem;
import org.tutti.diagnostics.MpiProblem;
import org.tutti.diagnostics.RecordProblem;
import org.tutti.diagnostics.SyncProblem;
import org.tutti.diagnostics.TuttiException;
import org.tutti.measure.plan.Buffers;
import org.tutti.measure.plan.Cell;
import org.tutti.mpi.Datatype;
import org.tutti.mpi.MpiThreadLevel;
import org.tutti.mpi.ProviderKind;
import org.tutti.mpi.ReduceOp;
import org.tutti.mpi.natives.linker.MachineCode;
import org.tutti.rank.files.FileDirectory;
import org.tutti.rank.jvm.JvmMemory;
import org.tutti.rank.memory.CacheEraser;
import org.tutti.rank.observation.ObservationLog;
import org.tutti.rank.payload.CellPayload;
import org.tutti.rank.payload.PayloadCheck;
import org.tutti.records.settings.RootChoice;
import org.tutti.records.settings.SettingKey;
import org.tutti.runtime.Control;
import org.tutti.runtime.Payload;
import org.tutti.runtime.PayloadContext;
import org.tutti.runtime.StandardPayload;

/**
 * Finds out whether a cell can be measured.
 *
 * @param processes number of ranks
 * @param here how many of them are on this node, as far as that is known
 * @param nodeMemory of this node in bytes; empty if that is unknown or does not matter
 * @param jvm the limits of this JVM, if it is that of a rank, or of all
 * @param provider of the ranks
 */
record CellCheck(
    int processes,
    int here,
    OptionalLong nodeMemory,
    Optional<JvmMemory> jvm,
    ProviderKind provider) {
  private static final long MEBI = 1L << 20;

  /** The largest memory that a process can address. */
  private static final long MAX_BYTES = 1L << 46;

  /** What a rank takes beside its messages, and so does the driver. */
  private static final long RANK_BYTES = 100 * MEBI;

  /** What one of Java's arrays or buffers holds, with a guard. */
  private static final long MAX_BYTES_WITHOUT_LIBRARY = Integer.MAX_VALUE - 256L;

  /**
   * The same check of a cell that only so many processes take part in.
   *
   * @throws TuttiException if there are fewer
   */
  CellCheck among(int members) {
    if (members > processes) {
      throw MpiProblem.SHAPE_IMPOSSIBLE.error(
          Counted.of(members, "member")
              + (members == 1 ? " was" : " were")
              + " requested of "
              + Counted.of(processes, "process")
              + ".",
          "Give members=N, from 1 to the number of processes.");
    }
    return new CellCheck(members, Math.min(here, members), nodeMemory, jvm, provider);
  }

  /**
   * Checks a cell whose parameters have been assigned.
   *
   * @throws TuttiException if it needs more processes, its root is not a rank, its calls cannot be
   *     repeated in a batch, its parameters do not fit the number of processes, its thread level is
   *     higher than that of the launch, its message is no multiple of the size of its datatype, a
   *     reduction is not defined for it, the buffers are too large for MPI or for the memory of the
   *     node, its files for the file system, its data cannot be brought into the state that is
   *     asked for, or the times of its observations are too many for the memory
   */
  void check(CellPayload payload) {
    Cell cell = payload.cell();
    checkProcesses(cell);
    checkRoot(cell);
    checkBatch(cell);
    checkSize(cell);
    checkCount(cell);
    checkAnnotation(cell);
    payload.harness().checkParameters(processes);
    if (payload.payload().isPresent()) {
      checkThreads(cell, payload.payload().get().threadLevel());
    }
    checkReduction(cell, payload);
    CellBuffers buffers = new CellBuffers(payload, processes);
    checkMemory(payload, buffers);
    checkData(payload, buffers);
    checkFiles(payload);
    checkTimes(cell);
  }

  private void checkProcesses(Cell cell) {
    int least = cell.benchmark().roles().leastProcesses();
    if (processes < least) {
      throw MeasurementProblem.PROCESSES_TOO_FEW.error(
          cell
              + " needs "
              + Counted.of(least, "process")
              + ", and "
              + processes
              + " would take part.",
          "Start at least " + least + ", or give --param members=N with such a number.");
    }
  }

  private void checkRoot(Cell cell) {
    RootChoice root = cell.settings().get(SettingKey.ROOT_RANK);
    if (!root.exists(processes)) {
      throw SyncProblem.ROOT_INVALID.error(
          "Rank " + root + " cannot be the root of " + cell + ".",
          "Of " + Counted.of(processes, "rank") + " the last is " + (processes - 1) + ", or LAST.");
    }
  }

  private static void checkBatch(Cell cell) {
    int batch = cell.settings().get(SettingKey.BATCH);
    if (batch > 1 && cell.benchmark().singleCalls()) {
      throw MeasurementProblem.BATCH_OF_PREPARED_CALLS.error(
          cell
              + " sets up each call outside the timed region, which is impossible for the "
              + batch
              + " calls of an observation.",
          "Measure it with --batch 1.");
    }
    long operations = Math.multiplyFull(batch, cell.benchmark().operation().perCall());
    if (operations > Integer.MAX_VALUE) {
      throw MeasurementProblem.OPERATIONS_TOO_MANY.error(
          "An observation of "
              + cell
              + " has "
              + operations
              + " operations, more than an int can count.",
          "Use fewer calls than --batch " + batch + ".");
    }
  }

  private static void checkSize(Cell cell) {
    Datatype datatype = cell.benchmark().operation().datatype();
    if (cell.msize() % datatype.bytes() != 0) {
      throw CommandLineProblem.MESSAGE_SIZE_NOT_WHOLE.error(
          "A message of "
              + cell.msize()
              + " B ("
              + cell.benchmark().name()
              + ") is not a whole number of elements of type "
              + datatype
              + ".",
          "Give multiples of " + datatype.bytes() + " to @Param(msizes = ...) or --msizes.");
    }
  }

  private void checkAnnotation(Cell cell) {
    Buffers buffers = cell.benchmark().operation().buffers();
    long largest =
        Math.max(
            buffers.sendBytes(cell.msize(), processes),
            buffers.receiveBytes(cell.msize(), processes));
    checkBytes(cell, largest);
  }

  private static void checkThreads(Cell cell, MpiThreadLevel needed) {
    MpiThreadLevel asked = cell.settings().get(SettingKey.THREAD_LEVEL);
    if (asked.compareTo(needed) < 0) {
      throw MpiProblem.THREAD_LEVEL_TOO_LOW.error(
          cell
              + " needs "
              + needed.constant()
              + ", but the launch requests "
              + asked.constant()
              + ".");
    }
  }

  private static void checkCount(Cell cell) {
    Datatype datatype = cell.benchmark().operation().datatype();
    if (cell.msize() / datatype.bytes() > Integer.MAX_VALUE) {
      throw CommandLineProblem.BUFFER_TOO_LARGE.error(
          "The messages of "
              + cell
              + " have "
              + cell.msize() / datatype.bytes()
              + " elements of type "
              + datatype
              + ", more than the int of an MPI call can express.",
          "Use a wider datatype for the same bytes (--param datatype=DOUBLE), or smaller"
              + " messages.");
    }
  }

  private void checkBytes(Cell cell, long bytes) {
    if (bytes > MAX_BYTES) {
      throw CommandLineProblem.BUFFER_TOO_LARGE.error(
          cell + " needs a buffer of " + bytes + " B on each rank, more than 64 TiB.",
          "Choose smaller messages.");
    }
    if (provider != ProviderKind.NATIVE && bytes > MAX_BYTES_WITHOUT_LIBRARY) {
      throw CommandLineProblem.BUFFER_TOO_LARGE.error(
          cell
              + " needs a buffer of "
              + bytes
              + " B on each rank, but this provider has at most"
              + " 2 GiB.",
          "Use smaller messages, or measure with Open MPI or MPICH.");
    }
  }

  /** Whether the ints of MPI hold them on every rank; they are looked at where they might not. */
  private void checkDisplacements(StandardPayload collective, CellPayload payload) {
    int units =
        collective.operation() == Operation.ALLTOALLW
            ? payload.cell().benchmark().operation().datatype().bytes()
            : 1;
    PayloadContext first = payload.place(new Control(0, processes, 0, -1));
    if (collective.blocks(first).extent() <= Integer.MAX_VALUE / units) {
      return;
    }
    for (int rank = 0; rank < processes; rank++) {
      collective.blocks(payload.place(new Control(rank, processes, 0, -1))).displacements(units);
    }
  }

  private static void checkReduction(Cell cell, CellPayload payload) {
    Datatype datatype = cell.benchmark().operation().datatype();
    Payload known = payload.payload().orElse(null);
    ReduceOp op = known == null ? null : known.reduction().orElse(null);
    if (op != null && !PayloadCheck.fits(op, datatype)) {
      throw CommandLineProblem.REDUCTION_UNDEFINED.error(
          "The reduction "
              + op
              + " of "
              + cell
              + " is not defined for elements of type "
              + datatype
              + ".",
          remedy(op, datatype));
    }
  }

  private static String remedy(ReduceOp op, Datatype datatype) {
    if (!op.combinesNumbers() && !datatype.isPair()) {
      return "Use a datatype of pairs (--param datatype=DOUBLE_INT).";
    }
    return switch (datatype.kind()) {
      case PAIR -> "Use MAXLOC or MINLOC (--param reduction=MINLOC).";
      case COMPLEX -> "Use SUM: the results of other reductions are not checked.";
      case LOGICAL -> "Use LAND, LOR or LXOR, or an integer datatype.";
      case BYTE -> "Use BAND, BOR or BXOR, or an integer datatype.";
      case OPAQUE -> "Use another datatype: elements of this one are only moved.";
      case MULTI_LANGUAGE -> "Use another reduction, or an integer datatype.";
      case INTEGER, FLOATING -> "Use SUM, PROD, MAX or MIN, or an integer datatype.";
    };
  }

  private void checkMemory(CellPayload payload, CellBuffers buffers) {
    Cell cell = payload.cell();
    checkBytes(cell, buffers.largestBytes());
    StandardPayload collective = cell.benchmark().operation().collective().orElse(null);
    if (collective != null && collective.operation().hasDisplacements()) {
      checkDisplacements(collective, payload);
    }
    long wanted = here * buffers.bytesPerRank();
    long room = nodeMemory.isPresent() ? besideRanks(nodeMemory.getAsLong()) : Long.MAX_VALUE;
    if (wanted > room) {
      throw CommandLineProblem.NODE_MEMORY_EXCEEDED.error(
          String.format(
              "This node has %d MiB for buffers, but those of %s take %d MiB for %s.",
              room / MEBI, cell, wanted / MEBI, Counted.of(here, "rank")),
          "Use smaller messages, or start fewer ranks on a node; --hosts names other nodes.");
    }
    if (jvm.isPresent()) {
      checkJvm(cell, buffers, jvm.get());
    }
  }

  /** What processes leave of the memory of a node, or of a group of processes on it. */
  private long besideRanks(long memory) {
    return Math.max(memory - (here + 1) * RANK_BYTES, memory / 4);
  }

  /** Whether the JVM may have as much memory as the cell needs. */
  private void checkJvm(Cell cell, CellBuffers buffers, JvmMemory limits) {
    int inJvm = provider.sharesOneJvm() ? processes : 1;
    boolean inHeap = provider.isJavaLibrary() || provider == ProviderKind.SIMULATED;
    long outside = provider == ProviderKind.NATIVE ? buffers.jvmBytes() : buffers.bytesPerRank();
    long cache =
        cell.settings().get(SettingKey.DATA) == DataState.EVICTED
                && provider != ProviderKind.SIMULATED
            ? CacheEraser.cacheBytes(cell.settings())
            : 0;
    long heap = inJvm * (cache + (inHeap ? buffers.bytesPerRank() : 0));
    if (heap > limits.heap()) {
      throw exceeds(cell, heap, limits.heap(), "-Xmx");
    }
    if (!inHeap && inJvm * outside > limits.direct()) {
      throw exceeds(cell, inJvm * outside, limits.direct(), "-XX:MaxDirectMemorySize=");
    }
  }

  private static TuttiException exceeds(Cell cell, long wanted, long limit, String option) {
    return CommandLineProblem.NODE_MEMORY_EXCEEDED.error(
        String.format(
            "The JVM has %d MiB for buffers, but those of %s take %d MiB: start it with %s%dm, in a"
                + " campaign by --jvm-option.",
            limit / MEBI, cell, wanted / MEBI, option, wanted / MEBI + 1));
  }

  /**
   * Where files are by default, the launch itself finds out; other hosts have other directories.
   */
  private void checkFiles(CellPayload payload) {
    Cell cell = payload.cell();
    long bytes = payload.fileBytes(processes);
    if (bytes > 0 && nodeMemory.isPresent() && provider == ProviderKind.NATIVE) {
      cell.settings()
          .find(SettingKey.FILE_DIR)
          .ifPresent(directory -> new FileDirectory(directory).check(bytes, cell.toString()));
    }
  }

  /** Whether the bytes that move can be brought into the state that is asked for. */
  private void checkData(CellPayload payload, CellBuffers buffers) {
    Cell cell = payload.cell();
    DataState data = cell.settings().get(SettingKey.DATA);
    if (!data.isOfKnownBytes()) {
      return;
    }
    if (payload.payload().isEmpty()) {
      throw MeasurementProblem.DATA_NOT_KNOWN.error(
          "It is not known what "
              + cell
              + " moves, so that its data cannot be "
              + data.text()
              + ".");
    }
    boolean isEmpty = cell.msize() == 0 && cell.benchmark().operation().buffers().dependOnMsize();
    if (buffers.largestBytes() == 0 && !isEmpty) {
      throw MeasurementProblem.DATA_ABSENT.error(
          cell + " has no buffers whose data could be " + data.text() + ".");
    }
    boolean isFlushable = !provider.isJavaLibrary() && MachineCode.isForThisMachine();
    if (data == DataState.FLUSHED && !isFlushable) {
      throw MeasurementProblem.DATA_NOT_FLUSHABLE.error(
          "The data of "
              + cell
              + " cannot be flushed: that takes an instruction of x86-64 on Linux, and memory"
              + " that the garbage collector does not move, as with Open MPI and MPICH.");
    }
  }

  private void checkTimes(Cell cell) {
    int observations = cell.settings().get(SettingKey.REPETITIONS);
    long bytes = ObservationLog.bytes(observations);
    int inJvm = provider.sharesOneJvm() ? processes : 1;
    if (jvm.isPresent() && inJvm * bytes > jvm.get().heap()) {
      throw RecordProblem.HEAP_EXHAUSTED.error(
          times(cell, observations, inJvm * bytes, inJvm)
              + (jvm.get().heap() / MEBI)
              + " MiB of heap.",
          "Measure fewer observations (--nrep), or give the JVM more (--jvm-option=-Xmx8g in a"
              + " campaign).");
    }
    if (nodeMemory.isPresent() && here * bytes > nodeMemory.getAsLong()) {
      throw CommandLineProblem.NODE_MEMORY_EXCEEDED.error(
          times(cell, observations, here * bytes, here)
              + (nodeMemory.getAsLong() / MEBI)
              + " MiB on this node.",
          "Measure fewer observations (--nrep).");
    }
  }

  private static String times(Cell cell, int observations, long bytes, int ranks) {
    return String.format(
        "The times of %d observations of %s take %d MiB for %s, but there are ",
        observations, cell, bytes / MEBI, ranks == 1 ? "one rank" : ranks + " ranks");
  }
}

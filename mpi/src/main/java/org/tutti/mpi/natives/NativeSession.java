package org.tutti.mpi.natives;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodType;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.IntConsumer;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.Datatype;
import org.tutti.mpi.LibraryInfo;
import org.tutti.mpi.MessageBuffer;
import org.tutti.mpi.MpiSession;
import org.tutti.mpi.MpiThreadLevel;
import org.tutti.mpi.PointToPointMessages;
import org.tutti.mpi.UserReduceOp;
import org.tutti.mpi.control.ControlVariables;

/** This process's part in the launch, through the library that it has bound. */
final class NativeSession implements MpiSession {
  private final NativeCommunicator world;
  private final LibraryInfo library;
  private final Duration initializationTime;
  private final List<String> wrappers;
  private boolean closed;

  /**
   * @param wrappers files of preloaded libraries that calls pass through
   */
  NativeSession(
      NativeCommunicator world,
      LibraryInfo library,
      Duration initializationTime,
      List<String> wrappers) {
    this.wrappers = wrappers;
    this.world = world;
    this.library = library;
    this.initializationTime = initializationTime;
  }

  @Override
  public Communicator world() {
    return world;
  }

  @Override
  public LibraryInfo library() {
    return library;
  }

  @Override
  public Optional<IntConsumer> emptyCalls() {
    return Optional.of(new ProcNullSend(world));
  }

  @Override
  public Optional<IntConsumer> emptyReductions() {
    return LibraryBinding.callsJava() ? Optional.of(new EmptyReduction(world)) : Optional.empty();
  }

  @Override
  public Optional<ControlVariables> controlVariables() {
    return LibraryBinding.hasFunction("MPI_T_init_thread")
        ? Optional.of(ToolInterface.open(library.threads().asked()))
        : Optional.empty();
  }

  @Override
  public Optional<Consumer<Boolean>> refusal() {
    return namesAlgorithm(System.getenv().keySet())
        ? AlgorithmRefusal.of(library.threads().asked())
        : Optional.empty();
  }

  /** Whether a variable names an algorithm of MPICH. */
  private static boolean namesAlgorithm(Set<String> variables) {
    for (String name : variables) {
      if (name.startsWith("MPIR_CVAR_") && name.endsWith("_ALGORITHM")) {
        return true;
      }
    }
    return false;
  }

  @Override
  public Duration initializationTime() {
    return initializationTime;
  }

  @Override
  public List<String> wrappers() {
    return wrappers;
  }

  @Override
  public double wtime() {
    return WallClock.wtime();
  }

  @Override
  public void abort(int exitStatus) {
    EnvironmentFunctions.ABORT.call(world.handle(), exitStatus);
  }

  @Override
  public void close() {
    if (!closed) {
      closed = true;
      EnvironmentFunctions.FINALIZE.call();
    }
  }

  /**
   * A send to {@code MPI_PROC_NULL}, which has the six arguments of a typical collective and
   * returns at once. The library's own argument checks, a few nanoseconds, are part of what it
   * costs.
   */
  private static final class ProcNullSend implements IntConsumer {
    private final NativeCommunicator communicator;
    private final MessageBuffer buffer;

    ProcNullSend(NativeCommunicator communicator) {
      this.communicator = communicator;
      this.buffer = communicator.allocate(Datatype.BYTE, 1);
    }

    @Override
    public void accept(int calls) {
      for (int call = 0; call < calls; call++) {
        communicator.send(buffer, 1, Datatype.BYTE, PointToPointMessages.PROC_NULL, 0);
      }
    }
  }

  /**
   * A local reduction whose function in Java does nothing: a call of C, the call back, and the
   * copies of one element.
   */
  private static final class EmptyReduction implements IntConsumer {
    private final NativeCommunicator communicator;
    private final MessageBuffer in;
    private final MessageBuffer inout;
    private final UserReduceOp op;

    EmptyReduction(NativeCommunicator communicator) {
      this.communicator = communicator;
      this.in = communicator.allocate(Datatype.DOUBLE, 1);
      this.inout = communicator.allocate(Datatype.DOUBLE, 1);
      this.op = communicator.reduceOp((first, second, count) -> {}, true, Datatype.DOUBLE);
    }

    @Override
    public void accept(int calls) {
      for (int call = 0; call < calls; call++) {
        communicator.reduceLocal(in, inout, 1, Datatype.DOUBLE, op);
      }
    }
  }

  /**
   * What MPICH does where it cannot run the algorithm that a variable names: silently run another
   * one, unless told to fail.
   */
  private static final class AlgorithmRefusal {
    private static final String VARIABLE = "MPIR_CVAR_COLLECTIVE_FALLBACK";
    private static final int ERROR = 0;

    /**
     * Sets the variable; empty if the library has none.
     *
     * @param level the thread level of the session
     */
    static Optional<Consumer<Boolean>> of(MpiThreadLevel level) {
      ToolInterface tool = ToolInterface.open(level);
      return tool.find(VARIABLE)
          .map(before -> Integer.parseInt(before.value()))
          .map(before -> refuses -> tool.write(VARIABLE, refuses ? ERROR : before));
    }
  }

  /** {@code MPI_Wtime}; apart, since few launches read it. */
  private static final class WallClock {
    private static final MethodHandle WTIME =
        LibraryBinding.function("MPI_Wtime", MethodType.methodType(double.class));

    private WallClock() {}

    /** Seconds since some time in the past. */
    static double wtime() {
      try {
        return (double) WTIME.invokeExact();
      } catch (Throwable e) {
        throw LibraryBinding.unexpected(e);
      }
    }
  }
}

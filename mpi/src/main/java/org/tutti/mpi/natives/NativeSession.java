package org.tutti.mpi.natives;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.IntConsumer;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.LibraryInfo;
import org.tutti.mpi.MpiSession;
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
    return Optional.of(new ProcNullSend(world)::repeat);
  }

  @Override
  public Optional<IntConsumer> emptyReductions() {
    return NativeReduceOp.isInUse()
        ? Optional.of(new EmptyReduction(world)::repeat)
        : Optional.empty();
  }

  @Override
  public Optional<ControlVariables> controlVariables() {
    return Optional.of(ToolInterface.open(library.threads().asked()));
  }

  @Override
  public Optional<Consumer<Boolean>> refusal() {
    return AlgorithmRefusal.isAsked(System.getenv())
        ? AlgorithmRefusal.of(library.threads().asked())
        : Optional.empty();
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
}

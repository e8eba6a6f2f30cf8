package org.tutti.mpi;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.IntConsumer;
import org.tutti.mpi.control.ControlVariables;

/** One rank's connection to an MPI library, from its initialization to its end. */
public interface MpiSession extends AutoCloseable {
  /** The communicator of all processes of this launch. */
  Communicator world();

  /** The library; what a call of it costs has yet to be measured. */
  LibraryInfo library();

  /**
   * Makes the given number of calls that the library returns from at once; empty if no call leaves
   * Java's own code.
   */
  default Optional<IntConsumer> emptyCalls() {
    return Optional.empty();
  }

  /**
   * Makes the given number of local reductions of one element, whose function in Java does nothing;
   * empty if no benchmark has defined a reduction, or none is called from C.
   */
  default Optional<IntConsumer> emptyReductions() {
    return Optional.empty();
  }

  /** Opens the library's control variables; empty if it has no tool interface. */
  default Optional<ControlVariables> controlVariables() {
    return Optional.empty();
  }

  /**
   * Has the library refuse calls for which it would run another algorithm than the one that a
   * setting names; empty if no setting names one, or if the library cannot be told.
   *
   * @return takes whether it refuses them from now on
   */
  default Optional<Consumer<Boolean>> refusal() {
    return Optional.empty();
  }

  /** What {@code MPI_Init_thread} took on this rank; zero where there is none. */
  default Duration initializationTime() {
    return Duration.ZERO;
  }

  /** Files of preloaded libraries that wrap functions of MPI, so that calls pass through them. */
  default List<String> wrappers() {
    return List.of();
  }

  /** The library's own wall clock in seconds ({@code MPI_Wtime}). */
  double wtime();

  /** Ends all ranks of the launch; does not return where the library can end the process. */
  void abort(int exitStatus);

  /** Collective: finalizes the library. */
  @Override
  void close();
}

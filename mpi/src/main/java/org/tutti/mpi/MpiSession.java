package org.tutti.mpi;

import java.util.Optional;
import org.tutti.mpi.control.ControlVariables;

/** One rank's connection to an MPI library, from its initialization to its end. */
public interface MpiSession extends AutoCloseable {
  /** The communicator of all processes of this launch. */
  Communicator world();

  LibraryInfo library();

  /** Opens the library's control variables; empty if it has no tool interface. */
  default Optional<ControlVariables> controlVariables() {
    return Optional.empty();
  }

  /** The library's own wall clock in seconds ({@code MPI_Wtime}). */
  double wtime();

  /** Ends all ranks of the launch; does not return where the library can end the process. */
  void abort(int exitStatus);

  /** Collective: finalizes the library. */
  @Override
  void close();
}

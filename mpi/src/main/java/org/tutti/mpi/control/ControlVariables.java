package org.tutti.mpi.control;

import java.util.List;
import java.util.Optional;

/** The control variables of an MPI library, until they are closed. */
public interface ControlVariables extends AutoCloseable {
  /** The names of all variables. */
  List<String> names();

  /** A variable with its present value; empty if the library has none of this name. */
  Optional<ControlVariable> find(String name);

  @Override
  void close();
}

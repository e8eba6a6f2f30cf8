package org.tutti.mpi.control;

import java.util.List;
import java.util.Optional;
import java.util.SortedMap;

/** The control variables of an MPI library, until they are closed. */
public interface ControlVariables extends AutoCloseable {
  /** The names of all variables. */
  List<String> names();

  /** A variable with its present value; empty if the library has none of this name. */
  Optional<ControlVariable> find(String name);

  /** The present values of all variables, by name, as {@link ControlVariable#value} has them. */
  SortedMap<String, String> values();

  @Override
  void close();
}

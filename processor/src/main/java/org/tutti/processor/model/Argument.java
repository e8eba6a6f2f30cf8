package org.tutti.processor.model;

import java.util.Arrays;
import java.util.Optional;
import java.util.stream.Collectors;

/** What a benchmark method may take; a harness has it under the name given here. */
public enum Argument {
  COMMUNICATOR("org.tutti.mpi.Communicator", "communicator"),
  MESSAGE("org.tutti.runtime.Message", "message");

  private final String type;
  private final String variable;

  Argument(String type, String variable) {
    this.type = type;
    this.variable = variable;
  }

  /** The name of the variable in generated code that holds it. */
  public String variable() {
    return variable;
  }

  /** The argument of a qualified type name, if there is one. */
  public static Optional<Argument> ofType(String qualifiedName) {
    return Arrays.stream(values())
        .filter(argument -> argument.type.equals(qualifiedName))
        .findFirst();
  }

  /** All types that can be supplied, for people. */
  public static String types() {
    return Arrays.stream(values())
        .map(argument -> argument.type)
        .collect(Collectors.joining(" and "));
  }
}

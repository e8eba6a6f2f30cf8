package org.tutti.mpi.function;

import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;

/** A function of MPI that has several forms, and their names. */
public interface FunctionForms {
  /** Its name in capitals, without {@code MPI_}. */
  String name();

  /** Its arguments, in the order of the standard and of the methods of a communicator. */
  List<FunctionArgument> arguments();

  /** Whether it is one among the neighbors of a topology. */
  default boolean isAmongNeighbors() {
    return name().startsWith("NEIGHBOR_");
  }

  /** Whether each process gets a block of its own from another one. */
  default boolean isPersonal() {
    return name().contains("ALLTOALL");
  }

  /** Whether its blocks may differ in size. */
  default boolean hasBlocks() {
    return arguments().stream().anyMatch(FunctionArgument::hasBlocks);
  }

  /** The name of a form as the standard writes it, without {@code MPI_}. */
  default String function(FunctionForm form) {
    String lower = name().toLowerCase(Locale.ROOT);
    String own = name().charAt(0) + lower.substring(1);
    return switch (form) {
      case BLOCKING -> own;
      case NONBLOCKING -> "I" + lower;
      case PERSISTENT -> own + "_init";
    };
  }

  /** The name of a form among the methods of a communicator. */
  default String method(FunctionForm form) {
    String function = function(form);
    return Pattern.compile("_(.)")
        .matcher(function.substring(0, 1).toLowerCase(Locale.ROOT) + function.substring(1))
        .replaceAll(word -> word.group(1).toUpperCase(Locale.ROOT));
  }
}

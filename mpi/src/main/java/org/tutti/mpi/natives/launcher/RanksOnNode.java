package org.tutti.mpi.natives.launcher;

import java.util.List;
import java.util.Map;
import java.util.Objects;

/** How many ranks of a launch are on the node of this process. */
public final class RanksOnNode {
  private static final List<String> VARIABLES =
      List.of("OMPI_COMM_WORLD_LOCAL_SIZE", "MPI_LOCALNRANKS");

  private RanksOnNode() {}

  /** The number that the launcher gives; 1, at least this process, if it gives none. */
  public static int of(Map<String, String> environment) {
    return VARIABLES.stream()
        .map(environment::get)
        .filter(Objects::nonNull)
        .filter(text -> text.matches("[1-9]\\d{0,8}"))
        .findFirst()
        .map(Integer::parseInt)
        .orElse(1);
  }
}

package org.tutti.mpi.natives.launcher;

import java.util.List;
import java.util.Map;

/** The ranks of a launch that are on the node of this process, as far as its launcher says. */
public final class RanksOnNode {
  private static final List<String> VARIABLES =
      List.of("OMPI_COMM_WORLD_LOCAL_SIZE", "MPI_LOCALNRANKS");

  /**
   * The order matters: {@code mpirun} in a job of Slurm leaves the variable of its own step in
   * place.
   */
  private static final List<String> NUMBERS =
      List.of("OMPI_COMM_WORLD_LOCAL_RANK", "MPI_LOCALRANKID", "SLURM_LOCALID");

  private RanksOnNode() {}

  /** Whether this process is the first of them; false if the launcher does not say. */
  public static boolean isFirst(Map<String, String> environment) {
    for (String name : NUMBERS) {
      if (environment.containsKey(name)) {
        return environment.get(name).equals("0");
      }
    }
    return false;
  }

  /** The number that the launcher gives; 1, at least this process, if it gives none. */
  public static int of(Map<String, String> environment) {
    for (String name : VARIABLES) {
      int ranks = number(environment.getOrDefault(name, ""));
      if (ranks > 0) {
        return ranks;
      }
    }
    return 1;
  }

  /** The number that a text is; 0 if it is none. */
  private static int number(String text) {
    try {
      return Integer.parseInt(text);
    } catch (NumberFormatException e) {
      return 0;
    }
  }
}

package org.tutti.mpi.natives.launcher;

import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * Whether a launcher has slots for more processes. Where it has none, Open MPI 4's {@code mpirun}
 * says so, and {@code MPI_Comm_spawn} does not return.
 */
public final class LauncherSlots {
  private static final String SLOTS = "OMPI_UNIVERSE_SIZE";
  private static final String RANKS = "OMPI_COMM_WORLD_SIZE";

  private LauncherSlots() {}

  /**
   * Why so many processes cannot be started, if so.
   *
   * @param environment the variables of a rank
   * @return in words that fit between parentheses
   */
  public static Optional<String> refusal(Map<String, String> environment, int processes) {
    int slots = number(environment, SLOTS);
    int ranks = number(environment, RANKS);
    boolean isEnough = slots < 0 || ranks < 0 || slots - ranks >= processes;
    return isEnough || mayOversubscribe(environment)
        ? Optional.empty()
        : Optional.of(
            slots
                + " slots for "
                + ranks
                + " ranks and "
                + processes
                + " more: start fewer ranks, or give mpirun --oversubscribe");
  }

  private static int number(Map<String, String> environment, String variable) {
    try {
      return Integer.parseInt(environment.getOrDefault(variable, "-1"));
    } catch (NumberFormatException e) {
      return -1;
    }
  }

  private static boolean mayOversubscribe(Map<String, String> environment) {
    String flag = environment.getOrDefault("OMPI_MCA_rmaps_base_oversubscribe", "");
    String policy =
        environment.getOrDefault("OMPI_MCA_rmaps_base_mapping_policy", "").toUpperCase(Locale.ROOT);
    return flag.equals("1")
        || flag.equalsIgnoreCase("true")
        || policy.contains("OVERSUBSCRIBE") && !policy.contains("NOOVERSUBSCRIBE");
  }
}

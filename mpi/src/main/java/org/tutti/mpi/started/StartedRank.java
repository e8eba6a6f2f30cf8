package org.tutti.mpi.started;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.tutti.diagnostics.MpiProblem;
import org.tutti.diagnostics.TuttiException;
import org.tutti.mpi.ProviderKind;

/**
 * The place of a rank in its job, from environment variables that Tutti sets when it starts ranks
 * without a launcher, each in a process or a class loader of its own.
 *
 * @param server host and port, with a colon between, where the ranks meet; empty if they do not
 *     need to
 */
public record StartedRank(ProviderKind provider, int rank, int size, String server) {
  private static final String PROVIDER_VARIABLE = "TUTTI_STARTED_PROVIDER";
  private static final String RANK_VARIABLE = "TUTTI_STARTED_RANK";
  private static final String SIZE_VARIABLE = "TUTTI_STARTED_SIZE";
  private static final String SERVER_VARIABLE = "TUTTI_STARTED_SERVER";

  /**
   * Reads the variables; empty in a process that Tutti did not start as a rank.
   *
   * @throws TuttiException if they contradict each other
   */
  public static Optional<StartedRank> of(Map<String, String> environment) {
    String provider = environment.get(PROVIDER_VARIABLE);
    if (provider == null) {
      return Optional.empty();
    }
    try {
      StartedRank rank =
          new StartedRank(
              ProviderKind.labeled(provider).orElseThrow(() -> broken(environment)),
              Integer.parseInt(environment.get(RANK_VARIABLE)),
              Integer.parseInt(environment.get(SIZE_VARIABLE)),
              environment.getOrDefault(SERVER_VARIABLE, ""));
      if (rank.rank < 0 || rank.rank >= rank.size) {
        throw broken(environment);
      }
      return Optional.of(rank);
    } catch (NumberFormatException e) {
      throw broken(environment);
    }
  }

  /** The variables that {@link #of} reads. */
  public Map<String, String> variables() {
    return Map.of(
        PROVIDER_VARIABLE,
        provider.label(),
        RANK_VARIABLE,
        Integer.toString(rank),
        SIZE_VARIABLE,
        Integer.toString(size),
        SERVER_VARIABLE,
        server);
  }

  /** An environment with this rank's variables. */
  public Map<String, String> in(Map<String, String> environment) {
    Map<String, String> all = new HashMap<>(environment);
    all.putAll(variables());
    return all;
  }

  private static TuttiException broken(Map<String, String> environment) {
    return MpiProblem.RANK_VARIABLES_INVALID.error(
        "The variables TUTTI_STARTED_PROVIDER ('"
            + environment.get(PROVIDER_VARIABLE)
            + "'), TUTTI_STARTED_RANK ('"
            + environment.get(RANK_VARIABLE)
            + "') and TUTTI_STARTED_SIZE ('"
            + environment.get(SIZE_VARIABLE)
            + "') do not describe a rank.",
        "They are Tutti's own: unset all TUTTI_STARTED_ variables.");
  }
}

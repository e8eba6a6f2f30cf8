package org.tutti.mpi.mpj;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.tutti.diagnostics.MpiProblem;
import org.tutti.diagnostics.TuttiException;
import org.tutti.mpi.ProviderKind;

/**
 * The place of a rank in its job, from environment variables that Tutti sets when it starts MPJ
 * Express.
 *
 * @param device {@code smpdev} or {@code niodev}
 * @param server host and port, with a colon between, of the {@link PortServer} of {@code niodev};
 *     empty with {@code smpdev}
 */
public record MpjRank(String device, int rank, int size, String server) {
  static final String MULTICORE = "smpdev";
  static final String CLUSTER = "niodev";

  /** The variables of the processes that Tutti starts as ranks. */
  public static final String DEVICE_VARIABLE = "TUTTI_MPJ_DEVICE";

  private static final String RANK_VARIABLE = "TUTTI_MPJ_RANK";
  private static final String SIZE_VARIABLE = "TUTTI_MPJ_SIZE";
  private static final String SERVER_VARIABLE = "TUTTI_MPJ_SERVER";

  /** MPJ Express's own default: longer messages wait for their receiver. */
  private static final int PROTOCOL_SWITCH_LIMIT = 128 * 1024;

  /**
   * Reads the variables; empty in a process that Tutti did not start as a rank of MPJ Express.
   *
   * @throws TuttiException if they contradict each other
   */
  public static Optional<MpjRank> of(Map<String, String> environment) {
    String device = environment.get(DEVICE_VARIABLE);
    if (device == null) {
      return Optional.empty();
    }
    try {
      MpjRank rank =
          new MpjRank(
              device,
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

  /** The mode of MPJ Express of this rank. */
  public ProviderKind provider() {
    return device.equals(MULTICORE) ? ProviderKind.MPJ : ProviderKind.MPJ_NIODEV;
  }

  /** The variables that {@link #of} reads. */
  Map<String, String> variables() {
    return Map.of(
        DEVICE_VARIABLE,
        device,
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

  /** The arguments of {@code MPI.Init}. */
  String[] initArguments() {
    String configuration = device.equals(MULTICORE) ? Integer.toString(size) : meetingPoint();
    return new String[] {Integer.toString(rank), configuration, device};
  }

  private String meetingPoint() {
    int colon = server.lastIndexOf(':');
    return String.join(
        ";",
        "#Number of Processes",
        Integer.toString(size),
        "#Protocol Switch Limit",
        Integer.toString(PROTOCOL_SWITCH_LIMIT),
        "#Server Name",
        server.substring(0, colon),
        "#Server Port",
        server.substring(colon + 1));
  }

  private static TuttiException broken(Map<String, String> environment) {
    return MpiProblem.MPJ_VARIABLES_INVALID.error(
        "The variables TUTTI_MPJ_RANK ('"
            + environment.get(RANK_VARIABLE)
            + "') and TUTTI_MPJ_SIZE ('"
            + environment.get(SIZE_VARIABLE)
            + "') do not describe a rank.",
        "They are Tutti's own: unset all TUTTI_MPJ_ variables and start with --mpi mpj.");
  }
}

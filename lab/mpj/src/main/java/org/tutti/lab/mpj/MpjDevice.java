package org.tutti.lab.mpj;

import java.util.Arrays;
import org.tutti.mpi.ProviderKind;
import org.tutti.mpi.started.StartedRank;

/** How ranks of MPJ Express communicate: a mode of it, with the name that it has there. */
enum MpjDevice {
  /** Ranks are threads of one JVM. */
  MULTICORE("smpdev", ProviderKind.MPJ),
  /** Ranks are JVMs that communicate over TCP and meet at a {@link PortServer}. */
  CLUSTER("niodev", ProviderKind.MPJ_NIODEV);

  /** MPJ Express's own default: longer messages wait for their receiver. */
  private static final int PROTOCOL_SWITCH_LIMIT = 128 * 1024;

  private final String label;
  private final ProviderKind provider;

  MpjDevice(String label, ProviderKind provider) {
    this.label = label;
    this.provider = provider;
  }

  static MpjDevice of(StartedRank rank) {
    return Arrays.stream(values())
        .filter(device -> device.provider == rank.provider())
        .findFirst()
        .orElseThrow();
  }

  String label() {
    return label;
  }

  /** A rank's place in a job of this mode. */
  StartedRank rank(int rank, int size, String server) {
    return new StartedRank(provider, rank, size, server);
  }

  /** The arguments of {@code MPI.Init}. */
  String[] initArguments(StartedRank rank) {
    String configuration = this == MULTICORE ? Integer.toString(rank.size()) : meetingPoint(rank);
    return new String[] {Integer.toString(rank.rank()), configuration, label};
  }

  private static String meetingPoint(StartedRank rank) {
    int colon = rank.server().lastIndexOf(':');
    return String.join(
        ";",
        "#Number of Processes",
        Integer.toString(rank.size()),
        "#Protocol Switch Limit",
        Integer.toString(PROTOCOL_SWITCH_LIMIT),
        "#Server Name",
        rank.server().substring(0, colon),
        "#Server Port",
        rank.server().substring(colon + 1));
  }
}

package org.tutti.analysis.doctor;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.tutti.mpi.LibraryInfo;
import org.tutti.records.launch.HostEnvironment;
import org.tutti.records.launch.LaunchHeader;
import org.tutti.records.launch.RankPlacement;

/**
 * A host of a launch.
 *
 * @param name of the host
 * @param library that its ranks have loaded
 * @param facts by name
 * @param ranks that ran there
 */
record ExaminedHost(
    String name, LibraryInfo library, Map<String, String> facts, List<RankPlacement> ranks) {
  private static final String UNKNOWN = "unknown";

  /** All hosts, that of rank 0 first. */
  static List<ExaminedHost> of(LaunchHeader header) {
    List<ExaminedHost> hosts = new ArrayList<>();
    String first = header.ranks().get(0).host();
    hosts.add(of(header, first, header.library(), header.environment().facts()));
    for (HostEnvironment other : header.environment().otherHosts()) {
      hosts.add(of(header, other.host(), other.library(), other.facts()));
    }
    return hosts;
  }

  private static ExaminedHost of(
      LaunchHeader header, String name, LibraryInfo library, Map<String, String> facts) {
    List<RankPlacement> ranks =
        header.ranks().stream().filter(rank -> rank.host().equals(name)).toList();
    return new ExaminedHost(name, library, facts, ranks);
  }

  /** A fact; {@code unknown} if the system does not tell it. */
  String fact(String fact) {
    return facts.getOrDefault(fact, UNKNOWN);
  }

  boolean knows(String fact) {
    return !fact(fact).equals(UNKNOWN);
  }
}

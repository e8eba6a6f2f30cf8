package org.tutti.lab.map;

import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.tutti.records.launch.LaunchEnvironment;
import org.tutti.records.launch.LaunchHeader;
import org.tutti.records.launch.RankPlacement;

/**
 * How far the ranks of a launch are from each other: whether their processors share a last-level
 * cache or a socket, as their hosts have recorded it, and whether their hosts share a switch, as
 * Slurm says.
 */
final class LaunchTopology {
  /** Processors that share a cache, that share a socket, and all others of a host. */
  static final int SAME_HOST = 2;

  private static final String SWITCH_PATH = "SLURM_TOPOLOGY_ADDR";

  private final Map<String, List<BitSet>> caches = new HashMap<>();
  private final Map<String, List<BitSet>> sockets = new HashMap<>();
  private final Map<String, String> switches = new LinkedHashMap<>();

  private LaunchTopology() {}

  /** Nothing is known. */
  static LaunchTopology unknown() {
    return new LaunchTopology();
  }

  static LaunchTopology of(LaunchHeader header) {
    LaunchTopology topology = new LaunchTopology();
    LaunchEnvironment environment = header.environment();
    if (!header.ranks().isEmpty()) {
      topology.add(header.ranks().get(0).host(), environment.facts(), environment.variables());
    }
    environment
        .otherHosts()
        .forEach(host -> topology.add(host.host(), host.facts(), host.variables()));
    return topology;
  }

  private void add(String host, Map<String, String> facts, Map<String, String> variables) {
    caches.put(host, sets(facts.getOrDefault(LaunchEnvironment.LAST_LEVEL_CACHES, "")));
    sockets.put(host, sets(facts.getOrDefault(LaunchEnvironment.SOCKETS, "")));
    String path = variables.getOrDefault(SWITCH_PATH, "");
    if (path.contains(".")) {
      switches.put(host, path.substring(0, path.lastIndexOf('.')));
    }
  }

  private static List<BitSet> sets(String lists) {
    return Arrays.stream(lists.split(";"))
        .map(RankPlacement::processors)
        .filter(set -> !set.isEmpty())
        .toList();
  }

  /** The hosts below each switch that Slurm knows, the path of switches above it as its name. */
  HostGroups groups() {
    return HostGroups.of(switches);
  }

  /** The number of the socket that a rank ran on; -1 if it is unknown or was not bound to one. */
  int socket(RankPlacement place) {
    List<BitSet> all = sockets.getOrDefault(place.host(), List.of());
    for (int number = 0; number < all.size(); number++) {
      if (isWithin(place.processors(), all.get(number))) {
        return number;
      }
    }
    return -1;
  }

  /** 0 if two ranks of a host share a last-level cache, 1 if they share a socket, otherwise 2. */
  int withinHost(RankPlacement one, RankPlacement other) {
    BitSet both = one.processors();
    if (both.isEmpty() || other.processors().isEmpty()) {
      return SAME_HOST;
    }
    both.or(other.processors());
    if (caches.getOrDefault(one.host(), List.of()).stream().anyMatch(set -> isWithin(both, set))) {
      return 0;
    }
    return sockets.getOrDefault(one.host(), List.of()).stream().anyMatch(set -> isWithin(both, set))
        ? 1
        : SAME_HOST;
  }

  private static boolean isWithin(BitSet part, BitSet whole) {
    BitSet outside = (BitSet) part.clone();
    outside.andNot(whole);
    return !part.isEmpty() && outside.isEmpty();
  }
}

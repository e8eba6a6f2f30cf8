package org.tutti.analysis.compare;

import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.tutti.diagnostics.Counted;
import org.tutti.records.launch.LaunchHeader;
import org.tutti.records.launch.RankPlacement;

/**
 * How the ranks of launches were bound, in words that do not depend on the numbers of the CPUs: two
 * hosts, or two launchers, may number or choose them differently.
 */
public final class RankBinding {
  private static final String ONLINE = "cpu.online";

  private RankBinding() {}

  /** The words for each launch that differ; none if nothing is known. */
  public static Set<String> of(List<LaunchHeader> headers) {
    return headers.stream()
        .filter(header -> !header.ranks().isEmpty())
        .map(RankBinding::words)
        .collect(Collectors.toCollection(TreeSet::new));
  }

  private static String words(LaunchHeader header) {
    TreeSet<Integer> sizes = new TreeSet<>();
    header.ranks().forEach(rank -> sizes.add(rank.processors().cardinality()));
    if (sizes.first() == 0) {
      return "unknown";
    }
    String online = header.environment().facts().getOrDefault(ONLINE, "");
    int all = RankPlacement.processors(online).cardinality();
    if (all > 0 && sizes.first() >= all) {
      return "not bound";
    }
    String number = sizes.stream().map(String::valueOf).collect(Collectors.joining(" or "));
    return "each rank bound to "
        + number
        + " "
        + Counted.noun(sizes.last(), "CPU")
        + (isShared(header.ranks()) ? ", some shared" : "");
  }

  private static boolean isShared(List<RankPlacement> ranks) {
    Map<String, BitSet> taken = new HashMap<>();
    for (RankPlacement rank : ranks) {
      BitSet ofHost = taken.computeIfAbsent(rank.host(), host -> new BitSet());
      BitSet cpus = rank.processors();
      if (ofHost.intersects(cpus)) {
        return true;
      }
      ofHost.or(cpus);
    }
    return false;
  }
}

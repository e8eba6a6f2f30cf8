package org.tutti.lab.map;

import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.tutti.records.launch.RankPlacement;

/** A map is that of the hosts of its last launch: those that were lost before have no place. */
final class RemainingEnds {
  private RemainingEnds() {}

  /**
   * Leaves out what launches have measured of hosts that the last one did not have. Ranks are told
   * apart by their numbers, which are others with fewer of them.
   *
   * @param launches at least one
   * @return the first of them with the ranks of the last one
   */
  static PairTimes keep(List<PairTimes> launches, MappedEnd per) {
    PairTimes last = launches.stream().max(Comparator.comparing(PairTimes::started)).orElseThrow();
    int processes = last.places().size();
    PairTimes first =
        launches.stream()
            .filter(launch -> launch.places().size() == processes)
            .findFirst()
            .orElseThrow();
    Set<String> hosts = last.places().stream().map(RankPlacement::host).collect(Collectors.toSet());
    for (PairTimes launch : launches) {
      if (per == MappedEnd.RANK && launch.places().size() != processes) {
        launch.keepHosts(Set.of());
      } else {
        launch.keepHosts(hosts);
      }
    }
    return first;
  }
}

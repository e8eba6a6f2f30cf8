package org.tutti.analysis.map;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.tutti.diagnostics.MapProblem;

/**
 * Maps of the same machine in the order of time, each compared with the first one; the comparisons
 * share a significance.
 */
public record MapHistory(List<MapChange> changes) {
  public MapHistory {
    changes = List.copyOf(changes);
  }

  /**
   * One history for each time and size of messages that the first map of each directory has.
   *
   * @param campaigns the maps of each directory
   * @throws org.tutti.diagnostics.TuttiException if nothing can be compared
   */
  public static List<MapHistory> of(List<List<PairMap>> campaigns) {
    List<List<PairMap>> ordered =
        campaigns.stream()
            .sorted(Comparator.comparing((List<PairMap> maps) -> maps.get(0).started()))
            .toList();
    double share = PairMap.SIGNIFICANCE / Math.max(1, ordered.size() - 1);
    List<MapHistory> histories = new ArrayList<>();
    for (PairMap first : ordered.get(0)) {
      List<MapChange> changes = new ArrayList<>();
      for (List<PairMap> later : ordered.subList(1, ordered.size())) {
        later.stream()
            .filter(map -> map.what() == first.what() && map.msize() == first.msize())
            .filter(map -> map.per() == first.per() && map.figure().equals(first.figure()))
            .forEach(map -> changes.add(MapChange.of(first, map, share)));
      }
      if (!changes.isEmpty()) {
        histories.add(new MapHistory(changes));
      }
    }
    if (histories.isEmpty()) {
      throw MapProblem.NOTHING_IN_COMMON.error(
          "No two of the maps show the same time, figure, message size, and kind of parts.",
          "Compare maps of the same --what, --msizes, and --per; --figure reads all alike.");
    }
    return histories;
  }
}

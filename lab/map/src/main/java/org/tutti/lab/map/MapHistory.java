package org.tutti.lab.map;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.tutti.diagnostics.MapProblem;

/**
 * Maps of the same machine, each compared with one of them; the comparisons share a significance.
 */
public record MapHistory(List<MapChange> changes) {
  public MapHistory {
    changes = List.copyOf(changes);
  }

  /**
   * Maps in the order of time, each compared with the first: one history for each time and size of
   * messages that the first has.
   *
   * @param campaigns the maps of each directory
   * @throws org.tutti.diagnostics.TuttiException if nothing can be compared
   */
  public static List<MapHistory> of(List<List<PairMap>> campaigns) {
    List<List<PairMap>> ordered =
        campaigns.stream()
            .sorted(Comparator.comparing((List<PairMap> maps) -> maps.get(0).started()))
            .toList();
    return between(ordered.get(0), ordered.subList(1, ordered.size()));
  }

  /**
   * Maps that are judged by a baseline, whichever was measured first.
   *
   * @param baseline the maps of its directory
   * @param judged the maps of each other directory
   * @throws org.tutti.diagnostics.TuttiException if nothing can be compared
   */
  public static List<MapHistory> between(List<PairMap> baseline, List<List<PairMap>> judged) {
    double share = PairMap.SIGNIFICANCE / Math.max(1, judged.size());
    List<MapHistory> histories = new ArrayList<>();
    for (PairMap first : baseline) {
      List<MapChange> changes = new ArrayList<>();
      for (List<PairMap> other : judged) {
        other.stream()
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

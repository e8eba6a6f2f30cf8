package org.tutti.stats.dominance;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The null distributions of samples without ties. They depend on the sizes alone, which a
 * comparison of many cells has over and over again, so the latest ones are kept. They are
 * symmetric, and which sample is the smaller one makes no difference.
 */
final class UntiedNulls {

  private static final int KEPT = 256;
  private static final float LOAD = 0.75f;

  private static final Map<List<List<Integer>>, NullStatistics> LATEST =
      new LinkedHashMap<>(KEPT, LOAD, true) {
        private static final long serialVersionUID = 1;

        @Override
        protected boolean removeEldestEntry(Map.Entry<List<List<Integer>>, NullStatistics> eldest) {
          return size() > KEPT;
        }
      };

  private UntiedNulls() {}

  static NullStatistics of(List<OrderedStratum> strata) {
    List<List<Integer>> sizes =
        strata.stream()
            .map(stratum -> List.of(stratum.x().size(), stratum.y().size()))
            .map(size -> size.stream().sorted().toList())
            .toList();
    synchronized (LATEST) {
      return LATEST.computeIfAbsent(sizes, UntiedNulls::ofSizes);
    }
  }

  private static NullStatistics ofSizes(List<List<Integer>> sizes) {
    List<Dealing> dealings =
        sizes.stream().map(size -> Dealing.untied(size.get(0), size.get(1))).toList();
    return NullStatistics.ways(dealings) <= NullStatistics.MAX_WAYS
        ? CompleteNull.of(dealings)
        : DrawnNull.of(dealings);
  }
}

package org.tutti.stats.dominance;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The null distributions of samples without ties. They depend on the sizes alone, which a
 * comparison of many cells has over and over again, so the latest ones are kept. They are
 * symmetric, and which sample is the smaller one makes no difference.
 */
final class UntiedNulls {

  /** With more ways, some are drawn at random: ten against ten have fewer. */
  private static final int MAX_WAYS = 200_000;

  /** The same for strata, whose sizes differ from cell to cell. */
  private static final int MAX_WAYS_OF_STRATA = 13_000;

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

  /** The distribution for the sizes of both samples in each stratum. */
  static NullStatistics of(List<int[]> strata) {
    List<List<Integer>> sizes =
        strata.stream().map(size -> Arrays.stream(size).sorted().boxed().toList()).toList();
    synchronized (LATEST) {
      return LATEST.computeIfAbsent(sizes, UntiedNulls::ofSizes);
    }
  }

  /** The least probability that a tail of so many ways can have. */
  static double least(double ways) {
    return Math.max(1 / ways, DrawnNull.LEAST);
  }

  private static NullStatistics ofSizes(List<List<Integer>> sizes) {
    List<Dealing> dealings =
        sizes.stream().map(size -> Dealing.untied(size.get(0), size.get(1))).toList();
    int most = sizes.size() == 1 ? MAX_WAYS : MAX_WAYS_OF_STRATA;
    return NullStatistics.ways(dealings) <= most
        ? CompleteNull.of(dealings)
        : new DrawnNull(sizes.stream().map(size -> new int[] {size.get(0), size.get(1)}).toList());
  }
}

package org.tutti.lab.sizes.curve;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.function.LongToDoubleFunction;

/** Refines a curve whose true times are known, with noise between passes and within them. */
final class SimulatedSearch {
  private static final int PASSES = 10;

  final List<SortedSet<Long>> stages = new ArrayList<>();
  private final Map<Long, Map<SizePass, Double>> times = new HashMap<>();

  /**
   * @param noise standard deviation of a pass, and of a size within it, relative to the time
   */
  static SimulatedSearch of(
      LongToDoubleFunction time, RefinementRule rule, double noise, Random random) {
    SimulatedSearch search = new SimulatedSearch();
    TreeSet<Long> sizes = new TreeSet<>();
    for (long size = 1; size <= 1 << 20; size *= 2) {
      sizes.add(size);
    }
    for (SortedSet<Long> next = sizes;
        !next.isEmpty();
        next = rule.next(search.curve(), search.stages)) {
      search.stages.add(next);
      for (int number = 0; number < PASSES; number++) {
        SizePass pass = new SizePass(search.stages.size(), number);
        double level = 1 + noise * random.nextGaussian();
        for (long size : next) {
          double drawn = time.applyAsDouble(size) * level * (1 + noise * random.nextGaussian());
          search.times.computeIfAbsent(size, key -> new HashMap<>()).put(pass, drawn);
        }
      }
    }
    return search;
  }

  SizeCurve curve() {
    return new SizeCurve(times);
  }
}

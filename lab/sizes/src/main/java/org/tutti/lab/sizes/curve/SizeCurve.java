package org.tutti.lab.sizes.curve;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.NavigableSet;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import org.tutti.stats.sample.Checks;

/** The times of one operation over the message size, by pass. Immutable. */
public final class SizeCurve {
  private final TreeMap<Long, TreeMap<SizePass, Double>> times = new TreeMap<>();

  /**
   * @param times by size and pass, in any unit
   * @throws IllegalArgumentException if a size is negative, or a time is not positive and finite
   */
  public SizeCurve(Map<Long, ? extends Map<SizePass, Double>> times) {
    times.forEach(
        (size, passes) -> {
          if (size < 0) {
            throw new IllegalArgumentException("times has the negative size " + size);
          }
          passes.values().forEach(time -> Checks.positive("times", time));
          this.times.put(size, new TreeMap<>(passes));
        });
  }

  /** The sizes, in ascending order. */
  public NavigableSet<Long> sizes() {
    return Collections.unmodifiableNavigableSet(times.navigableKeySet());
  }

  /** The passes in which all of these sizes were measured, in order. */
  List<SizePass> common(List<Long> sizes) {
    TreeSet<SizePass> common = new TreeSet<>(at(sizes.get(0)).keySet());
    sizes.forEach(size -> common.retainAll(at(size).keySet()));
    return List.copyOf(common);
  }

  double time(long size, SizePass pass) {
    return at(size).get(pass);
  }

  /**
   * How far a size lies from the straight line between two others, relative to that line, in each
   * pass that has all three (Gropp and Lusk 1999, section 3.2, where the size is in the middle).
   */
  double[] misses(long below, long size, long above) {
    double weight = (double) (size - below) / (above - below);
    return common(List.of(below, size, above)).stream()
        .mapToDouble(
            pass -> {
              double line = (1 - weight) * time(below, pass) + weight * time(above, pass);
              return time(size, pass) / line - 1;
            })
        .toArray();
  }

  private SortedMap<SizePass, Double> at(long size) {
    return times.get(size);
  }
}

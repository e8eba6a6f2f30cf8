package org.tutti.stats.dominance;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.apache.commons.math3.util.CombinatoricsUtils;

/** The ways to deal the values of a stratum to two samples of given sizes. */
final class Dealing {

  private final int[] tieGroups;
  private final int ofX;
  private final int values;

  /**
   * The ways to deal values.
   *
   * @param ofX size of the first sample
   * @param tieGroups number of values in each group of tied values, in ascending order
   */
  Dealing(int ofX, int[] tieGroups) {
    this.ofX = ofX;
    this.tieGroups = tieGroups;
    this.values = IntStream.of(tieGroups).sum();
  }

  /** The ways to deal values that are all different. */
  static Dealing untied(int n, int m) {
    int[] ones = new int[n + m];
    Arrays.fill(ones, 1);
    return new Dealing(n, ones);
  }

  /** How many ways there are. */
  double count() {
    return CombinatoricsUtils.binomialCoefficientDouble(values, ofX);
  }

  /** Whether some values are tied. */
  boolean hasTies() {
    return tieGroups.length < values;
  }

  /** The placements of every way. */
  List<Placements> all() {
    List<Placements> all = new ArrayList<>();
    deal(0, ofX, new boolean[values], all);
    return all;
  }

  private void deal(int position, int left, boolean[] isOfX, List<Placements> all) {
    if (left > values - position) {
      return;
    }
    if (position == values) {
      all.add(placements(isOfX));
      return;
    }
    if (left > 0) {
      isOfX[position] = true;
      deal(position + 1, left - 1, isOfX, all);
      isOfX[position] = false;
    }
    deal(position + 1, left, isOfX, all);
  }

  private Placements placements(boolean[] isOfX) {
    Placements placements = new Placements();
    int position = 0;
    for (int size : tieGroups) {
      int x = 0;
      for (int end = position + size; position < end; position++) {
        x += isOfX[position] ? 1 : 0;
      }
      placements.add(x, size - x);
    }
    return placements;
  }
}

package org.tutti.lab.history.series;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.apache.commons.statistics.distribution.NormalDistribution;
import org.tutti.stats.sample.Checks;
import org.tutti.stats.series.SerialDependence;

/**
 * Lasting changes of the level of a series to which one value is added from time to time and which
 * is examined each time: the figures of one night after the other.
 *
 * <p>At each value, the latest 3 to 40 values are compared with all {@code s} before them, back to
 * the change before: with {@code u(i)} the place of a value among those before, {@code (values
 * below + half of the equal ones + 1/2) / (s + 1)}, the statistic is {@code |sum of the normal
 * deviates of u(i)| / sqrt(k (1 + k/s))}, largest over k. A change is reported at the first value
 * at which it exceeds its limit, so that what was reported at a look is reported at all later ones.
 * The limit is that of {@link RepeatedLooks} for the number of looks. Only the order of values
 * enters, so it holds for every continuous distribution, as long as the values are exchangeable
 * without a change: whatever nights differ by. A single value, however far off, is no change.
 *
 * <p>Values that resemble those before them make every sum vary more. So the statistic is divided
 * by the square root of how many values before the split one independent value may be worth ({@link
 * SerialDependence}, a standard error more than estimated), whether they are seen to depend or not.
 */
public final class LevelChanges {
  private static final NormalDistribution NORMAL = NormalDistribution.of(0, 1);
  private static final int MIN_AFTER = 3;
  private static final int MIN_BEFORE = 8;
  private static final int MAX_AFTER = 40;

  private final double[] values;
  private final double limit;
  private final int looks;

  private LevelChanges(double[] values, double significance, int looks) {
    this.values = values;
    this.limit = RepeatedLooks.limitOfChange(significance, looks);
    this.looks = looks;
  }

  /**
   * A change.
   *
   * @param place when: the number of values before it, with its interval
   * @param seenAt number of values at the first look that found it
   * @param pValue probability of such a statistic at any of the looks without a change
   */
  public record LevelChange(ChangePlace place, int seenAt, double pValue) {}

  /**
   * The changes of a series in order.
   *
   * @param values finite values in the order of observation
   * @param significance probability that a series of {@code looks} values without a change has one
   * @param looks how often the series is examined, once for each further value; at least 4
   * @throws IllegalArgumentException if {@code values} is empty or has an element that is not
   *     finite, or {@code significance} is not between 0 and 1
   */
  public static List<LevelChange> of(double[] values, double significance, int looks) {
    Checks.finite("values", values, 1);
    return new LevelChanges(
            values,
            Checks.openUnit("significance", significance),
            Checks.atLeast("looks", looks, MIN_AFTER + 1))
        .find();
  }

  /** The least number of values among which any change can be found. */
  public static int leastValues(double significance, int looks) {
    double limit = RepeatedLooks.limitOfChange(significance, looks);
    int n = MIN_BEFORE + MIN_AFTER;
    while (!isPossible(n, limit)) {
      n++;
    }
    return n;
  }

  private static boolean isPossible(int n, double limit) {
    for (int after = MIN_AFTER; after <= Math.min(MAX_AFTER, n - MIN_BEFORE); after++) {
      int before = n - after;
      double worth = SerialDependence.mostOf(before) / before;
      if (statistic(after * score(before, before), after, before) * Math.sqrt(worth) > limit) {
        return true;
      }
    }
    return false;
  }

  private List<LevelChange> find() {
    record FoundChange(int index, int seenAt, double statistic) {}
    List<FoundChange> found = new ArrayList<>();
    int start = 0;
    double[] sums = new double[values.length];
    for (int at = 0; at < values.length; at++) {
      int index = addAndFind(start, at, sums);
      if (index > 0) {
        found.add(
            new FoundChange(
                index,
                at + 1,
                statistic(sums[index], at + 1 - index, index - start)
                    * Math.sqrt(worth(start, index))));
        // What came after the change is the beginning of a new series.
        start = index;
        Arrays.fill(sums, 0);
        for (int again = start; again <= at; again++) {
          addAndFind(start, again, sums);
        }
      }
    }
    List<LevelChange> changes = new ArrayList<>();
    for (int i = 0; i < found.size(); i++) {
      int from = i == 0 ? 0 : found.get(i - 1).index();
      int to = i + 1 == found.size() ? values.length : found.get(i + 1).index();
      changes.add(
          new LevelChange(
              ChangePlace.of(values, from, to),
              found.get(i).seenAt(),
              RepeatedLooks.ofChange(found.get(i).statistic(), looks)));
    }
    return changes;
  }

  /** Adds a value to the sums of all splits; the split that exceeds the limit most, or 0. */
  private int addAndFind(int start, int at, double[] sums) {
    int from = Math.max(start, at + 1 - MAX_AFTER);
    double below = 0;
    for (int i = start; i < from; i++) {
      below += share(i, at);
    }
    double greatest = limit;
    int best = 0;
    for (int split = from; split <= at; split++) {
      int before = split - start;
      int after = at + 1 - split;
      if (before >= MIN_BEFORE) {
        sums[split] += score(below, before);
        double statistic = statistic(sums[split], after, before);
        if (after >= MIN_AFTER && statistic > greatest) {
          statistic *= Math.sqrt(worth(start, split));
          best = statistic > greatest ? split : best;
          greatest = Math.max(greatest, statistic);
        }
      }
      below += share(split, at);
    }
    return best;
  }

  /** How many independent values each of those before a split may be worth at least. */
  private double worth(int start, int split) {
    SerialDependence dependence = SerialDependence.of(Arrays.copyOfRange(values, start, split));
    return dependence.possiblyEffective() / dependence.n();
  }

  private double share(int earlier, int at) {
    return values[earlier] < values[at] ? 1 : values[earlier] == values[at] ? 0.5 : 0;
  }

  private static double score(double below, int before) {
    return NORMAL.inverseCumulativeProbability((below + 0.5) / (before + 1));
  }

  private static double statistic(double sum, int after, int before) {
    return Math.abs(sum) / Math.sqrt(after * (1 + (double) after / before));
  }
}

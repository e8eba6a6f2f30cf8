package org.tutti.stats.rank;

import org.tutti.stats.sample.OrderedSample;

/** The rank of each value among all, from 1; tied values share the mean of their ranks. */
public final class MidRanks {

  private final double[] ranks;
  private final double tieTerm;

  private MidRanks(double[] ranks, double tieTerm) {
    this.ranks = ranks;
    this.tieTerm = tieTerm;
  }

  /**
   * Ranks at least one value.
   *
   * @param argument name of the argument, for messages
   * @throws IllegalArgumentException if there is no value, or one is not finite
   */
  public static MidRanks of(String argument, double[] values) {
    OrderedSample ordered = OrderedSample.of(argument, values);
    double[] ranks = new double[values.length];
    for (int i = 0; i < values.length; i++) {
      ranks[i] = (ordered.countBelow(values[i]) + ordered.countUpTo(values[i]) + 1) / 2.0;
    }
    return new MidRanks(ranks, Ties.term(ordered, 0));
  }

  /** The rank of the value that was given at an index. */
  public double get(int index) {
    return ranks[index];
  }

  /** The ranks, in the order of the values. */
  public double[] toArray() {
    return ranks.clone();
  }

  /** Sum of {@code t³ - t} over the groups of {@code t} tied values; 0 without ties. */
  public double tieTerm() {
    return tieTerm;
  }
}

package org.tutti.stats.dominance;

import java.util.Arrays;
import java.util.List;

/** The evidence of every way that was equally likely: exact. */
final class CompleteNull implements NullStatistics {

  private final double[] ascending;

  /** Takes the evidence of all ways, in any order. */
  CompleteNull(double[] evidence) {
    ascending = evidence.clone();
    Arrays.sort(ascending);
  }

  /** All ways to deal few values, ties included. */
  static CompleteNull of(List<Dealing> strata) {
    List<List<Placements>> dealt = strata.stream().map(Dealing::all).toList();
    double[] evidence = new double[(int) NullStatistics.ways(strata)];
    for (int way = 0; way < evidence.length; way++) {
      Dominance dominance = new Dominance();
      int rest = way;
      for (List<Placements> stratum : dealt) {
        dominance.add(stratum.get(rest % stratum.size()));
        rest /= stratum.size();
      }
      evidence[way] = dominance.evidence();
    }
    return new CompleteNull(evidence);
  }

  @Override
  public double least() {
    return 1.0 / ascending.length;
  }

  @Override
  public double atLeast(double evidence) {
    int below = NullStatistics.countBelow(ascending, NullStatistics.below(evidence));
    return (double) Math.max(1, ascending.length - below) / ascending.length;
  }

  @Override
  public double atMost(double evidence) {
    double above = -NullStatistics.below(-evidence);
    return (double) Math.max(1, NullStatistics.countBelow(ascending, above)) / ascending.length;
  }
}

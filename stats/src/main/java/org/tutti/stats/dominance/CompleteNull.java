package org.tutti.stats.dominance;

import java.util.Arrays;
import java.util.List;

/** All ways to deal few values, ties included: exact. */
final class CompleteNull implements NullStatistics {

  private final double[] ascending;

  CompleteNull(List<Dealing> strata) {
    List<List<Placements>> dealt = strata.stream().map(Dealing::all).toList();
    ascending = new double[(int) NullStatistics.ways(strata)];
    for (int way = 0; way < ascending.length; way++) {
      Dominance dominance = new Dominance();
      int rest = way;
      for (List<Placements> stratum : dealt) {
        dominance.add(stratum.get(rest % stratum.size()));
        rest /= stratum.size();
      }
      ascending[way] = dominance.evidence();
    }
    Arrays.sort(ascending);
  }

  @Override
  public double least() {
    return 1.0 / ascending.length;
  }

  @Override
  public double atLeast(double evidence) {
    int below = NullStatistics.countBelow(ascending, NullStatistics.below(evidence));
    return (double) (ascending.length - below) / ascending.length;
  }

  @Override
  public double atMost(double evidence) {
    double above = -NullStatistics.below(-evidence);
    return (double) NullStatistics.countBelow(ascending, above) / ascending.length;
  }
}

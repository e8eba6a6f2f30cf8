package org.tutti.bench.comparisonrates;

import java.util.Arrays;
import java.util.SplittableRandom;
import org.tutti.analysis.compare.ComparisonOptions;
import org.tutti.analysis.compare.Verdict;
import org.tutti.stats.comparison.SignTest;
import org.tutti.stats.hypothesis.Alternative;

/** The tests of {@code compare}, and tests of pairs that it used to make. */
enum PairTest {
  /** What {@code compare} says of pairs. */
  PAIRED,
  /** What {@code compare} would say of launches that are not paired. */
  INDEPENDENT,
  /** Signed ranks by their standard error, under random signs. */
  STUDENTIZED,
  /** The signs alone. */
  SIGNS;

  private static final int WAYS = 2000;

  String words() {
    return switch (this) {
      case PAIRED -> "paired";
      case INDEPENDENT -> "independent";
      case STUDENTIZED -> "paired by studentized ranks";
      case SIGNS -> "paired by signs";
    };
  }

  /** Whether B is found to be slower, or faster. */
  boolean finds(DrawnMedians a, DrawnMedians b, boolean slower) {
    double[] differences = new double[a.values().length];
    Arrays.setAll(differences, pair -> Math.log(b.values()[pair] / a.values()[pair]));
    boolean right = Arrays.stream(differences).map(Math::signum).sum() > 0 == slower;
    double level = ComparisonOptions.DEFAULT.significance();
    return switch (this) {
      case PAIRED, INDEPENDENT ->
          SimulatedCampaigns.compare(a, b, this == PAIRED, ComparisonOptions.DEFAULT).verdict()
              == (slower ? Verdict.SLOWER : Verdict.FASTER);
      case STUDENTIZED -> right && studentized(differences) <= level;
      case SIGNS -> right && SignTest.test(differences, Alternative.TWO_SIDED).pValue() <= level;
    };
  }

  private static double studentized(double[] differences) {
    double[] ranks = new double[differences.length];
    for (int pair = 0; pair < ranks.length; pair++) {
      double magnitude = Math.abs(differences[pair]);
      long rank = Arrays.stream(differences).filter(other -> Math.abs(other) <= magnitude).count();
      ranks[pair] = rank * Math.signum(differences[pair]);
    }
    double found = Math.abs(statistic(ranks));
    SplittableRandom random = new SplittableRandom(1);
    int asLarge = 1;
    for (int way = 1; way < WAYS; way++) {
      double[] signed = ranks.clone();
      Arrays.setAll(signed, pair -> random.nextBoolean() ? ranks[pair] : -ranks[pair]);
      asLarge += Math.abs(statistic(signed)) >= found - 1e-9 ? 1 : 0;
    }
    return (double) asLarge / WAYS;
  }

  /** The mean by its standard error, but for a factor; of ranks with one sign, the greatest. */
  private static double statistic(double[] ranks) {
    double mean = Arrays.stream(ranks).average().orElseThrow();
    double squares = Arrays.stream(ranks).map(rank -> (rank - mean) * (rank - mean)).sum();
    return mean / Math.sqrt(squares);
  }
}

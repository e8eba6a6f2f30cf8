package org.tutti.stats.dominance;

import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.ToDoubleFunction;

/**
 * Random ways to deal values, or signs, without ties. The distribution depends on the sizes alone
 * and is symmetric, since the values may as well be ranked from above, so magnitudes are enough. Of
 * tied values it is nearly the same: their statistic has been divided by its own standard error.
 *
 * <p>Draws cannot resolve the far tails, where corrections for many tests look. There the tail
 * falls off like the p-values of Student's t, and ends at the probability of a single way.
 */
final class DrawnNull implements NullStatistics {

  /** How many ways are drawn. */
  static final int DRAWS = 10_000;

  private static final long SEED = 2007;

  /** The draws in a tail that tell its probability to about a fifth. */
  private static final int RESOLVED = 20;

  private final double[] magnitudes;
  private final double least;

  /**
   * The distribution of what is drawn {@value #DRAWS} times.
   *
   * @param drawn the evidence of a way drawn at random
   * @param ways how many ways there are
   */
  DrawnNull(ToDoubleFunction<SplittableRandom> drawn, double ways) {
    SplittableRandom random = new SplittableRandom(SEED);
    magnitudes = new double[DRAWS];
    Arrays.setAll(magnitudes, draw -> Math.abs(drawn.applyAsDouble(random)));
    Arrays.sort(magnitudes);
    least = 1 / ways;
  }

  /** Random ways to deal values. */
  static DrawnNull of(List<Dealing> strata) {
    return new DrawnNull(
        random -> {
          Dominance dominance = new Dominance();
          strata.forEach(stratum -> dominance.add(stratum.random(random)));
          return dominance.evidence();
        },
        NullStatistics.ways(strata));
  }

  @Override
  public double least() {
    return least;
  }

  @Override
  public double atLeast(double evidence) {
    return evidence < 0 ? 1 - beyond(Math.nextUp(-evidence)) : beyond(evidence);
  }

  @Override
  public double atMost(double evidence) {
    return atLeast(-evidence);
  }

  /** Half of the probability of a magnitude of at least this. */
  private double beyond(double magnitude) {
    int below = NullStatistics.countBelow(magnitudes, NullStatistics.below(magnitude));
    int hits = DRAWS - below;
    if (hits > RESOLVED) {
      return (hits + 1) / (2.0 * (DRAWS + 1));
    }
    double resolved = (RESOLVED + 2) / (2.0 * (DRAWS + 1));
    double falls = Math.exp(magnitudes[DRAWS - 1 - RESOLVED] - magnitude);
    return Math.max(least, resolved * Math.min(1, falls));
  }
}

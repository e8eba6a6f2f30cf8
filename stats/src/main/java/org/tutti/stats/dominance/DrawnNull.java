package org.tutti.stats.dominance;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;

/**
 * Random ways to deal values without ties. The distribution depends on the sizes alone and is
 * symmetric, since the values may as well be ranked from above, so one tail is enough. Of tied
 * values it is nearly the same: their statistic has been divided by its own standard error.
 *
 * <p>Equally likely ways would seldom be in the far tails, where corrections for many tests look.
 * So a third of the ways is drawn as they are, and the others such that the rank sum is shifted by
 * 2.5 and 5 of its standard deviations; each counts by how likely it is among equally likely ones
 * divided by how likely it was to be drawn (importance sampling by exponential tilting, Davison and
 * Hinkley 1997, section 9.4). No tail is smaller than {@value #RESOLVED} draws show.
 */
final class DrawnNull implements NullStatistics {

  /** No tail is said to be smaller. */
  static final double LEAST = 1e-9;

  private static final double[] SHIFTS = {0, 2.5, 5};
  private static final int DRAWS_OF_EACH = 8_000;
  private static final int RESOLVED = 20;
  private static final long SEED = 2007;

  private final double least;
  private final double[] ascending;
  private final double[] tails;

  /** Ways to deal the values of strata, whose sizes are those of the first and second sample. */
  DrawnNull(List<int[]> strata) {
    double variance = 0;
    double ways = 1;
    for (int[] sizes : strata) {
      variance += (double) sizes[0] * sizes[1] / (12.0 * scale(sizes));
      ways *= Dealing.untied(sizes[0], sizes[1]).count();
    }
    least = Math.max(LEAST, 1 / ways);
    List<Tilt> tilts = new ArrayList<>();
    for (double shift : SHIFTS) {
      tilts.add(new Tilt(strata, shift / Math.sqrt(variance)));
    }
    int draws = SHIFTS.length * DRAWS_OF_EACH;
    double[] evidence = new double[draws];
    double[] weights = new double[draws];
    SplittableRandom random = new SplittableRandom(SEED);
    for (int draw = 0; draw < draws; draw++) {
      Dominance dominance = new Dominance();
      double ranks = tilts.get(draw % SHIFTS.length).deal(random, dominance);
      evidence[draw] = dominance.evidence();
      double likely = tilts.stream().mapToDouble(tilt -> tilt.likelihood(ranks)).sum();
      weights[draw] = SHIFTS.length / likely / draws;
    }
    int[] order =
        IntStream.range(0, draws)
            .boxed()
            .sorted(Comparator.comparingDouble(draw -> evidence[draw]))
            .mapToInt(Integer::intValue)
            .toArray();
    ascending = Arrays.stream(order).mapToDouble(draw -> evidence[draw]).toArray();
    tails = Arrays.stream(order).mapToDouble(draw -> weights[draw]).toArray();
    for (int draw = draws - 2; draw >= 0; draw--) {
      tails[draw] += tails[draw + 1];
    }
  }

  private static int scale(int[] sizes) {
    return sizes[0] + sizes[1] + 1;
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

  private double beyond(double evidence) {
    int below = NullStatistics.countBelow(ascending, NullStatistics.below(evidence));
    return Math.max(least, Math.min(1, tails[Math.min(below, tails.length - RESOLVED)]));
  }

  /** Ways such that the first samples tend to have small ranks, by as much in each stratum. */
  private static final class Tilt {
    private final List<int[]> strata;
    private final List<TiltedDealing> dealings;
    private final double slope;
    private final double meanWeight;

    Tilt(List<int[]> strata, double slope) {
      this.strata = strata;
      this.slope = slope;
      this.dealings =
          strata.stream()
              .map(sizes -> new TiltedDealing(sizes[0], sizes[1], slope / scale(sizes)))
              .toList();
      this.meanWeight =
          dealings.stream().mapToDouble(TiltedDealing::meanWeight).reduce(1, (a, b) -> a * b);
    }

    /** Deals all strata and returns the sum of the ranks, each by the scale of its stratum. */
    double deal(SplittableRandom random, Dominance dominance) {
      double ranks = 0;
      for (int i = 0; i < dealings.size(); i++) {
        Placements placements = new Placements();
        ranks += (double) dealings.get(i).deal(random, placements) / scale(strata.get(i));
        dominance.add(placements);
      }
      return ranks;
    }

    /** How many times as likely as among equally likely ones a way is that has such ranks. */
    double likelihood(double ranks) {
      return Math.exp(-slope * ranks) / meanWeight;
    }
  }
}

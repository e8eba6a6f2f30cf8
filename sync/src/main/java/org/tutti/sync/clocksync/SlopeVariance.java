package org.tutti.sync.clocksync;

import java.util.Arrays;
import org.apache.commons.statistics.distribution.TDistribution;

/**
 * How far the slope of a regression through fit points can be trusted. The textbook's standard
 * error takes errors for independent; those of fit points made within milliseconds are not: what
 * delays one delays its neighbors, and the way there may become slower than the way back while they
 * are made, at once or little by little. Either is part of the slope then, and what remains as
 * residuals says less than it should.
 *
 * <p>So the means of 16 blocks of fit points in a row are taken for a line plus independent errors
 * plus the means of a random walk, with any ratio {@code r} of the variances of its growth in a
 * block and of the independent error: covariance {@code s^2 (I + r M)}, {@code M_ij = min(i, j) +
 * 1/2}, {@code M_ii = i + 1/3}. Given r, the true slope is that of generalized least squares plus
 * its standard error times Student's t with 14 degrees of freedom (Aitken 1935). How much each r
 * counts is its restricted likelihood (Harville 1974), all being equally likely before. The true
 * slope is so a mixture, and the result the variance by which Student's t around the given slope
 * has the mixture's 99 % quantile.
 */
final class SlopeVariance {
  private static final int BLOCKS = 16;

  /** Degrees of freedom of the variance. */
  static final int FREEDOM = BLOCKS - 2;

  /** Ratios from no walk at all to nothing but a walk. */
  private static final double[] RATIOS = {0, 0.1, 1, 10, 100, 1_000};

  private static final double ERROR_PROBABILITY = 0.01;
  private static final int HALVINGS = 50;

  /** Squared nanoseconds that keep logarithms finite where a simulated line is exact. */
  private static final double TINY = 1e-12;

  private static final TDistribution STUDENT = TDistribution.of(FREEDOM);

  private SlopeVariance() {}

  /**
   * The variance of the slope of {@code line}, which is the regression of all {@code drifts} over
   * {@code times}.
   *
   * @param granularity step of both clocks; where errors are smaller than that, neighboring
   *     readings are rounded alike, and their mean is no better than one of them
   */
  static double of(LinearModel line, double[] times, double[] drifts, double granularity) {
    if (times.length < BLOCKS) {
      return ModelError.UNKNOWN_VARIANCE;
    }
    double[] centers = new double[BLOCKS];
    double[] residuals = new double[BLOCKS];
    for (int block = 0; block < BLOCKS; block++) {
      int from = (int) ((long) block * times.length / BLOCKS);
      int to = (int) ((block + 1L) * times.length / BLOCKS);
      for (int point = from; point < to; point++) {
        centers[block] += times[point] / (to - from);
        residuals[block] += (drifts[point] - line.drift(times[point])) / (to - from);
      }
    }
    double squares = center(centers);
    CorrelatedRegression[] lines = new CorrelatedRegression[RATIOS.length];
    Arrays.setAll(lines, index -> CorrelatedRegression.of(RATIOS[index], centers, residuals, TINY));
    double bound = quantile(lines, probabilities(lines));
    double student = STUDENT.inverseSurvivalProbability(ERROR_PROBABILITY / 2);
    double rounding = granularity * granularity / 6;
    return bound * bound / (student * student) + rounding / squares;
  }

  /** Moves values so that their mean is 0; returns the sum of their squares then. */
  private static double center(double[] values) {
    double mean = Arrays.stream(values).average().orElseThrow();
    double squares = 0;
    for (int index = 0; index < values.length; index++) {
      values[index] -= mean;
      squares += values[index] * values[index];
    }
    return squares;
  }

  private static double[] probabilities(CorrelatedRegression[] lines) {
    double most =
        Arrays.stream(lines).mapToDouble(CorrelatedRegression::logLikelihood).max().orElseThrow();
    double[] likelihoods =
        Arrays.stream(lines).mapToDouble(line -> Math.exp(line.logLikelihood() - most)).toArray();
    double sum = Arrays.stream(likelihoods).sum();
    return Arrays.stream(likelihoods).map(likelihood -> likelihood / sum).toArray();
  }

  /** What the true slope exceeds, in either direction, with a probability of 1 %. */
  private static double quantile(CorrelatedRegression[] lines, double[] probabilities) {
    double student = STUDENT.inverseSurvivalProbability(ERROR_PROBABILITY / 2);
    double low = 0;
    double high =
        Arrays.stream(lines)
            .mapToDouble(line -> Math.abs(line.slope()) + student * line.deviation())
            .max()
            .orElseThrow();
    for (int halving = 0; halving < HALVINGS; halving++) {
      double middle = (low + high) / 2;
      double exceeded = 0;
      for (int index = 0; index < lines.length; index++) {
        CorrelatedRegression line = lines[index];
        double above = STUDENT.survivalProbability((middle - line.slope()) / line.deviation());
        double below = STUDENT.survivalProbability((middle + line.slope()) / line.deviation());
        exceeded += probabilities[index] * (above + below);
      }
      if (exceeded > ERROR_PROBABILITY) {
        low = middle;
      } else {
        high = middle;
      }
    }
    return high;
  }
}

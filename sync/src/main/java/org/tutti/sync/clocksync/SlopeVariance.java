package org.tutti.sync.clocksync;

import org.apache.commons.statistics.distribution.TDistribution;

/**
 * How far the slope of a regression through fit points can be trusted. The textbook's standard
 * error takes errors for independent; those of fit points made within milliseconds are not: what
 * delays one delays its neighbors, and the way there may become slower than the way back while they
 * are made, at once or little by little. Either is part of the slope then, and what remains as
 * residuals says less than it should.
 *
 * <p>So the means of 16 blocks of fit points in a row are taken for a line plus independent errors
 * plus a random walk, with any ratio {@code r} of the variances of its step and of the independent
 * error: covariance {@code s^2 (I + r M)}, {@code M_ij = min(i, j)}. Given r, the residuals of
 * generalized least squares estimate s^2, and the error of the ordinary slope, divided by its
 * standard deviation, is Student's t with 14 degrees of freedom. How much each r counts is its
 * restricted likelihood (Harville 1974), all being equally likely before. The result is the
 * variance by which Student's t has the 99 % quantile of this mixture.
 */
final class SlopeVariance {
  private static final int BLOCKS = 16;

  /** Degrees of freedom of the variance. */
  static final int FREEDOM = BLOCKS - 2;

  /** From no walk at all to nothing but a walk. */
  private static final double[] RATIOS = {0, 0.01, 0.03, 0.1, 0.3, 1, 3, 10, 30};

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
    double[] weights = slopeWeights(centers);
    double[] likelihoods = new double[RATIOS.length];
    double[] deviations = new double[RATIOS.length];
    for (int index = 0; index < RATIOS.length; index++) {
      CorrelatedRegression regression =
          CorrelatedRegression.of(RATIOS[index], centers, residuals, TINY);
      likelihoods[index] = regression.logLikelihood();
      deviations[index] = Math.sqrt(regression.variance(weights));
    }
    double bound = quantile(deviations, probabilities(likelihoods));
    double student = STUDENT.inverseSurvivalProbability(ERROR_PROBABILITY / 2);
    double rounding = granularity * granularity / 6;
    return square(bound / student) + rounding * squares(weights);
  }

  /** By which ordinary least squares weigh each value to get the slope; centers times. */
  private static double[] slopeWeights(double[] times) {
    double mean = 0;
    for (double time : times) {
      mean += time / times.length;
    }
    for (int index = 0; index < times.length; index++) {
      times[index] -= mean;
    }
    double squares = squares(times);
    double[] weights = new double[times.length];
    for (int index = 0; index < times.length; index++) {
      weights[index] = times[index] / squares;
    }
    return weights;
  }

  private static double[] probabilities(double[] logLikelihoods) {
    double most = Double.NEGATIVE_INFINITY;
    for (double logLikelihood : logLikelihoods) {
      most = Math.max(most, logLikelihood);
    }
    double[] shares = new double[logLikelihoods.length];
    double sum = 0;
    for (int index = 0; index < shares.length; index++) {
      shares[index] = Math.exp(logLikelihoods[index] - most);
      sum += shares[index];
    }
    for (int index = 0; index < shares.length; index++) {
      shares[index] /= sum;
    }
    return shares;
  }

  /** What the mixture exceeds, in either direction, with a probability of 1 %. */
  private static double quantile(double[] deviations, double[] probabilities) {
    double low = 0;
    double high = 0;
    for (double deviation : deviations) {
      high = Math.max(high, deviation);
    }
    high *= STUDENT.inverseSurvivalProbability(ERROR_PROBABILITY / 2);
    for (int halving = 0; halving < HALVINGS && high > 0; halving++) {
      double middle = (low + high) / 2;
      double exceeded = 0;
      for (int index = 0; index < deviations.length; index++) {
        double tail = STUDENT.survivalProbability(middle / deviations[index]);
        exceeded += probabilities[index] * 2 * tail;
      }
      if (exceeded > ERROR_PROBABILITY) {
        low = middle;
      } else {
        high = middle;
      }
    }
    return high;
  }

  private static double squares(double[] values) {
    double sum = 0;
    for (double value : values) {
      sum += value * value;
    }
    return sum;
  }

  private static double square(double value) {
    return value * value;
  }
}

package org.tutti.sync.clocksync;

import org.apache.commons.statistics.distribution.TDistribution;

/**
 * How far a slope from fit points can really be trusted. The textbook's standard error takes fit
 * points for independent; made within milliseconds they are not: what delays one delays its
 * neighbors, and the way there may become slower than the way back while they are made.
 */
final class SlopeVariance {
  private static final int BLOCKS = 8;

  /** Share of the round trip by which the two ways may come to differ while a pair is measured. */
  private static final double ASYMMETRY_CHANGE = 0.05;

  private SlopeVariance() {}

  /**
   * From the means of the residuals of eight blocks in a row, so that what neighbors share counts
   * once; scaled so that 2.58 standard deviations hold 99 % though eight are few. Zero where there
   * are too few points for two in a block.
   */
  static double ofBlocks(LinearModel model, double[] times, double[] drifts) {
    if (times.length < 2 * BLOCKS) {
      return 0;
    }
    double[] centers = new double[BLOCKS];
    double squares = 0;
    for (int block = 0; block < BLOCKS; block++) {
      int from = block * times.length / BLOCKS;
      int to = (block + 1) * times.length / BLOCKS;
      double residual = 0;
      for (int point = from; point < to; point++) {
        centers[block] += times[point] / (to - from);
        residual += (drifts[point] - model.drift(times[point])) / (to - from);
      }
      squares += residual * residual;
    }
    double mean = 0;
    for (double center : centers) {
      mean += center / BLOCKS;
    }
    double spread = 0;
    for (double center : centers) {
      spread += (center - mean) * (center - mean);
    }
    int freedom = BLOCKS - 2;
    double few = TDistribution.of(freedom).inverseSurvivalProbability(0.005) / Confidence.NORMAL_99;
    return few * few * squares / freedom / spread;
  }

  /** From a change of asymmetry over the time base of the fit points. */
  static double ofAsymmetry(double roundTrip, double span) {
    double slope = ASYMMETRY_CHANGE * roundTrip / span;
    return slope * slope;
  }
}

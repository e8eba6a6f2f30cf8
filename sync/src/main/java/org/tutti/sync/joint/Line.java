package org.tutti.sync.joint;

import java.util.Arrays;

/**
 * A straight line.
 *
 * @param slope nanoseconds per nanosecond
 * @param intercept value at 0
 */
record Line(double slope, double intercept) {
  private static final int PASSES = 5;

  /** Residuals beyond so many standard deviations lose weight in proportion (Huber 1964). */
  private static final double HUBER = 1.5;

  double at(double x) {
    return slope * x + intercept;
  }

  /** The weighted least-squares line through points with variances, outlying ones held down. */
  static Line robust(double[] x, double[] y, double[] variances) {
    double[] weights = new double[x.length];
    Arrays.setAll(weights, index -> 1 / variances[index]);
    Line line = fit(x, y, weights);
    for (int pass = 0; pass < PASSES; pass++) {
      double scale = line.scale(x, y, variances);
      for (int index = 0; index < x.length; index++) {
        double deviation = Math.sqrt(variances[index]) * scale;
        double residual = Math.abs(y[index] - line.at(x[index])) / deviation;
        weights[index] = Math.min(1, HUBER / Math.max(residual, 1e-9)) / variances[index];
      }
      line = fit(x, y, weights);
    }
    return line;
  }

  /** How much larger residuals are than their variances predict; at least 1. */
  private double scale(double[] x, double[] y, double[] variances) {
    double[] residuals = new double[x.length];
    Arrays.setAll(
        residuals, index -> Math.abs(y[index] - at(x[index])) / Math.sqrt(variances[index]));
    return Math.max(1, Quantiles.MAD_TO_SD * Quantiles.of(residuals, 0.5));
  }

  private static Line fit(double[] x, double[] y, double[] weights) {
    double sum = 0;
    double meanX = 0;
    double meanY = 0;
    for (int index = 0; index < x.length; index++) {
      sum += weights[index];
      meanX += weights[index] * x[index];
      meanY += weights[index] * y[index];
    }
    meanX /= sum;
    meanY /= sum;
    double spread = 0;
    double product = 0;
    for (int index = 0; index < x.length; index++) {
      double distance = x[index] - meanX;
      spread += weights[index] * distance * distance;
      product += weights[index] * distance * (y[index] - meanY);
    }
    double slope = product / spread;
    return new Line(slope, meanY - slope * meanX);
  }
}

package org.tutti.sync.clocksync;

import java.util.Arrays;

/**
 * A line by generalized least squares through means of blocks in a row, whose errors are
 * independent ones plus the means of a random walk.
 *
 * @param slope of the line
 * @param deviation standard deviation of the slope, estimated with as many degrees of freedom as
 *     there are values, less two
 * @param logLikelihood restricted logarithmic likelihood, with the variance integrated out, but for
 *     a constant
 */
record CorrelatedRegression(double slope, double deviation, double logLikelihood) {

  /**
   * Fits a line.
   *
   * @param ratio variance by which the walk grows in a block over that of an independent error
   * @param times centered
   * @param least sum of squares that is added to that of the residuals
   */
  static CorrelatedRegression of(double ratio, double[] times, double[] values, double least) {
    double[][] factor = factor(ratio, times.length);
    double[] ones = new double[times.length];
    Arrays.fill(ones, 1);
    double[] one = whiten(factor, ones);
    double[] time = whiten(factor, times);
    double[] value = whiten(factor, values);
    double oneOne = product(one, one);
    double oneTime = product(one, time);
    double timeTime = product(time, time);
    double determinant = oneOne * timeTime - oneTime * oneTime;
    double oneValue = product(one, value);
    double timeValue = product(time, value);
    double intercept = (timeTime * oneValue - oneTime * timeValue) / determinant;
    double slope = (oneOne * timeValue - oneTime * oneValue) / determinant;
    double residuals = least;
    double logDeterminant = 0;
    for (int index = 0; index < value.length; index++) {
      double residual = value[index] - intercept * one[index] - slope * time[index];
      residuals += residual * residual;
      logDeterminant += 2 * Math.log(factor[index][index]);
    }
    int freedom = times.length - 2;
    return new CorrelatedRegression(
        slope,
        Math.sqrt(residuals / freedom * oneOne / determinant),
        -(logDeterminant + Math.log(determinant) + freedom * Math.log(residuals)) / 2);
  }

  private static double[][] factor(double ratio, int size) {
    double[][] factor = new double[size][size];
    for (int row = 0; row < size; row++) {
      for (int column = 0; column <= row; column++) {
        // The mean of a Brownian motion from row to row + 1, with that from column to column + 1.
        double rest = row == column ? 1 + ratio * (row + 1 / 3.0) : ratio * (column + 0.5);
        for (int before = 0; before < column; before++) {
          rest -= factor[row][before] * factor[column][before];
        }
        factor[row][column] = row == column ? Math.sqrt(rest) : rest / factor[column][column];
      }
    }
    return factor;
  }

  /** Independent values of variance 1 from those with the factor's covariance. */
  private static double[] whiten(double[][] factor, double[] values) {
    double[] white = new double[values.length];
    for (int row = 0; row < values.length; row++) {
      double rest = values[row];
      for (int column = 0; column < row; column++) {
        rest -= factor[row][column] * white[column];
      }
      white[row] = rest / factor[row][row];
    }
    return white;
  }

  private static double product(double[] left, double[] right) {
    double sum = 0;
    for (int index = 0; index < left.length; index++) {
      sum += left[index] * right[index];
    }
    return sum;
  }
}

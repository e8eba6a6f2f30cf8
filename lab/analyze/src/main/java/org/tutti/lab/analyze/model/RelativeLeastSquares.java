package org.tutti.lab.analyze.model;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.apache.commons.math3.linear.ArrayRealVector;
import org.apache.commons.math3.linear.MatrixUtils;
import org.apache.commons.math3.linear.RealMatrix;
import org.apache.commons.math3.linear.SingularValueDecomposition;

/**
 * The sum of terms with coefficients of at least 0 that comes nearest to values, where each error
 * counts in relation to its value, because run-times of one model span several powers of ten.
 * Minimizes {@code sum(((X b - y) / y)^2)}, which is regression with the weights {@code 1/y^2}; all
 * choices of terms are tried, so at most a few make sense.
 */
final class RelativeLeastSquares {
  private final double[][] terms;
  private final double[] values;
  private double[] best;
  private double leastError = Double.POSITIVE_INFINITY;

  private RelativeLeastSquares(double[][] terms, double[] values) {
    this.terms = terms;
    this.values = values;
    this.best = new double[terms.length];
  }

  /**
   * The coefficient of each term.
   *
   * @param terms what each term is at each value
   * @param values greater than 0
   */
  static double[] fit(double[][] terms, double[] values) {
    RelativeLeastSquares search = new RelativeLeastSquares(terms, values);
    for (int chosen = 1; chosen < 1 << terms.length; chosen++) {
      search.attempt(chosen);
    }
    return search.best;
  }

  /** How far each value lies above what was fitted, as a share of the value. */
  static List<Double> residuals(double[] values, double[] fitted) {
    List<Double> residuals = new ArrayList<>();
    for (int i = 0; i < values.length; i++) {
      residuals.add(1 - fitted[i] / values[i]);
    }
    return residuals;
  }

  private void attempt(int chosen) {
    double[] coefficients = solution(chosen);
    double error = 0;
    for (int i = 0; i < values.length; i++) {
      double fitted = 0;
      for (int term = 0; term < terms.length; term++) {
        fitted += coefficients[term] * terms[term][i];
      }
      double relative = fitted / values[i] - 1;
      error += relative * relative;
    }
    if (error < leastError && Arrays.stream(coefficients).allMatch(each -> each >= 0)) {
      leastError = error;
      best = coefficients;
    }
  }

  /** Terms are scaled to a similar size, since bytes and processes differ by powers of ten. */
  private double[] solution(int chosen) {
    int[] indices =
        IntStream.range(0, terms.length).filter(term -> (chosen >> term & 1) == 1).toArray();
    RealMatrix matrix = MatrixUtils.createRealMatrix(values.length, indices.length);
    double[] scales = new double[indices.length];
    for (int column = 0; column < indices.length; column++) {
      double[] term = terms[indices[column]];
      double[] shares = new double[values.length];
      for (int i = 0; i < values.length; i++) {
        shares[i] = term[i] / values[i];
        scales[column] = Math.max(scales[column], shares[i]);
      }
      scales[column] = scales[column] == 0 ? 1 : scales[column];
      double scale = scales[column];
      matrix.setColumn(column, Arrays.stream(shares).map(share -> share / scale).toArray());
    }
    ArrayRealVector ones = new ArrayRealVector(values.length, 1);
    double[] found = new SingularValueDecomposition(matrix).getSolver().solve(ones).toArray();
    double[] coefficients = new double[terms.length];
    for (int column = 0; column < indices.length; column++) {
      coefficients[indices[column]] = found[column] / scales[column];
    }
    return coefficients;
  }
}

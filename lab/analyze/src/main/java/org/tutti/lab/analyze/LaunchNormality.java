package org.tutti.lab.analyze;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.tutti.lab.analyze.normality.AndersonDarling;
import org.tutti.lab.analyze.normality.QqPoints;
import org.tutti.lab.analyze.normality.ShapiroWilk;
import org.tutti.stats.hypothesis.TestResult;

/**
 * Whether some values look normal.
 *
 * @param blockLength how many consecutive observations each value is the mean of; 1 if none
 * @param shapiroWilk Shapiro and Wilk's test
 * @param andersonDarling Anderson and Darling's test; empty below 8 values
 * @param straightness correlation of the points of the quantile-quantile plot, at most 1
 * @param points that plot: at most {@value #MAX_POINTS} of its points, evenly chosen
 */
public record LaunchNormality(
    int blockLength,
    TestResult shapiroWilk,
    Optional<TestResult> andersonDarling,
    double straightness,
    List<QqPoints.Point> points) {
  private static final int MIN = 3;
  private static final int MIN_FOR_ANDERSON_DARLING = 8;
  private static final int MAX_POINTS = 101;

  public LaunchNormality {
    points = List.copyOf(points);
  }

  /** Empty where there are fewer than three values, or all are equal. */
  static Optional<LaunchNormality> of(int blockLength, double[] values) {
    if (values.length < MIN || isConstant(values)) {
      return Optional.empty();
    }
    QqPoints plot = QqPoints.of(values);
    return Optional.of(
        new LaunchNormality(
            blockLength,
            ShapiroWilk.test(values),
            values.length < MIN_FOR_ANDERSON_DARLING
                ? Optional.empty()
                : Optional.of(AndersonDarling.test(values)),
            plot.straightness(),
            thinned(plot.points())));
  }

  private static boolean isConstant(double[] values) {
    for (double value : values) {
      if (value != values[0]) {
        return false;
      }
    }
    return true;
  }

  private static List<QqPoints.Point> thinned(List<QqPoints.Point> points) {
    if (points.size() <= MAX_POINTS) {
      return points;
    }
    List<QqPoints.Point> chosen = new ArrayList<>();
    for (int i = 0; i < MAX_POINTS; i++) {
      chosen.add(points.get((int) ((long) i * (points.size() - 1) / (MAX_POINTS - 1))));
    }
    return chosen;
  }
}

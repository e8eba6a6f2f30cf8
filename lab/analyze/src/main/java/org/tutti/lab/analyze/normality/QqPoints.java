package org.tutti.lab.analyze.normality;

import java.util.ArrayList;
import java.util.List;
import org.apache.commons.math3.stat.correlation.PearsonsCorrelation;
import org.apache.commons.statistics.distribution.NormalDistribution;
import org.tutti.stats.sample.Checks;
import org.tutti.stats.sample.OrderedSample;
import org.tutti.stats.sample.Rescaling;

/**
 * The points of a normal quantile-quantile plot: on a straight line if the values are normal
 * (Hoefler and Belli 2015, figure 2). Probabilities are {@code (i - a) / (n + 1 - 2a)}, up to n =
 * 10 with Blom's {@code a} = 3/8 (1958), above with Hazen's {@code a} = 1/2 (1914), which makes
 * {@code (i - 1/2) / n}; as R's ppoints has them.
 *
 * @param points one point per value, in ascending order
 */
public record QqPoints(List<Point> points) {

  /** Copies the list. */
  public QqPoints {
    points = List.copyOf(points);
  }

  /**
   * A point of the plot.
   *
   * @param normal quantile of the standard normal distribution
   * @param value the observed value
   */
  public record Point(double normal, double value) {}

  /**
   * The points of at least two values.
   *
   * @throws IllegalArgumentException if {@code values} has fewer than 2 elements or one that is not
   *     finite
   */
  public static QqPoints of(double[] values) {
    Checks.finite("values", values, 2);
    OrderedSample ordered = OrderedSample.of("values", values);
    NormalDistribution normal = NormalDistribution.of(0, 1);
    int n = ordered.size();
    double a = n <= 10 ? 0.375 : 0.5;
    List<Point> points = new ArrayList<>(n);
    for (int i = 0; i < n; i++) {
      double probability = (i + 1 - a) / (n + 1 - 2 * a);
      points.add(new Point(normal.inverseCumulativeProbability(probability), ordered.get(i)));
    }
    return new QqPoints(points);
  }

  /**
   * How straight the points lie: their coefficient of correlation, 1 on a straight line. Unlike a
   * p-value, it does not decrease merely because there are many values.
   *
   * @throws IllegalArgumentException if the values are constant
   */
  public double straightness() {
    double[] values = points.stream().mapToDouble(Point::value).toArray();
    OrderedSample ordered = OrderedSample.of("values", values);
    if (ordered.min() == ordered.max()) {
      throw new IllegalArgumentException("values are constant, so their points have no slope");
    }
    return new PearsonsCorrelation()
        .correlation(
            points.stream().mapToDouble(Point::normal).toArray(),
            Rescaling.unitRange(values, ordered));
  }
}

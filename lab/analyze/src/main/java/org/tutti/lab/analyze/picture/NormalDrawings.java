package org.tutti.lab.analyze.picture;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.tutti.figures.picture.Drawing;
import org.tutti.figures.plot.Axis;
import org.tutti.figures.plot.Layer;
import org.tutti.figures.plot.Plot;
import org.tutti.figures.plot.PlotColor;
import org.tutti.figures.plot.PlotData;
import org.tutti.lab.analyze.normality.Normality;
import org.tutti.lab.analyze.normality.QqPoints;
import org.tutti.stats.shape.KernelDensity;
import org.tutti.stats.summary.Moments;
import org.tutti.stats.summary.Quartiles;

/**
 * How normal some samples are: their densities, and their quantiles against those of the normal
 * distribution, all of them standardized so that they stand on one scale.
 */
final class NormalDrawings {
  /** Fewer values have no shape. */
  static final int MIN = 20;

  private static final int POINTS = 100;

  /** Standard deviations that are shown on both sides of the median. */
  private static final double REACH = 4;

  /** The distance of the quartiles of a normal distribution, in standard deviations. */
  private static final double NORMAL_WIDTH = 1.349;

  private static final String NORMAL = "normal";
  private static final String VALUE = "value";
  private static final String SAMPLE = "sample";

  private final Map<String, double[]> samples = new LinkedHashMap<>();
  private final List<String> tests = new ArrayList<>();
  private long beyond;

  /** Adds a sample, unless it is too small or its values are all equal. */
  void add(String name, double[] values) {
    if (values.length < MIN || Moments.of(values).variance() == 0) {
      return;
    }
    Quartiles quartiles = Quartiles.of(values);
    double width = quartiles.third() - quartiles.first();
    double deviation = width > 0 ? width / NORMAL_WIDTH : Moments.of(values).standardDeviation();
    double[] standardized =
        Arrays.stream(values).map(value -> (value - quartiles.median()) / deviation).toArray();
    beyond += Arrays.stream(standardized).filter(value -> Math.abs(value) > REACH).count();
    samples.put(name, standardized);
    Normality found = Normality.of(standardized);
    double p = found.test().pValue();
    tests.add(
        String.format(
            Locale.ROOT,
            "%s: r = %.3f, p %s (%s)",
            name,
            found.straightness(),
            p < 1e-4 ? "< 0.0001" : String.format(Locale.ROOT, "= %.4f", p),
            found.test().method()));
  }

  /** The densities, then the quantiles; none without a sample. */
  List<Drawing> of(String heading, String caption) {
    if (samples.isEmpty()) {
      return List.of();
    }
    PlotData densities = PlotData.of(VALUE, NORMAL, SAMPLE);
    PlotData quantiles = PlotData.of(NORMAL, VALUE, SAMPLE);
    samples.forEach(
        (name, values) -> {
          KernelDensity density = KernelDensity.of(values);
          QqPoints points = QqPoints.of(values);
          int n = points.points().size();
          for (int i = 0; i < POINTS; i++) {
            double value = REACH * (2.0 * i / (POINTS - 1) - 1);
            densities.add(value, density.at(value), name);
            QqPoints.Point point = points.points().get((int) ((long) i * (n - 1) / (POINTS - 1)));
            if (Math.abs(point.value()) <= REACH) {
              quantiles.add(point.normal(), point.value(), name);
            }
          }
        });
    List<String> names = List.copyOf(samples.keySet());
    PlotData straight = PlotData.of(NORMAL, VALUE).add(-3.0, -3.0).add(3.0, 3.0);
    String scale =
        " Each sample is standardized: less its median, by its interquartile range over 1.349, the"
            + " standard deviation of normal values; "
            + beyond
            + " values beyond 4 are not shown. Correlation of its points with normal quantiles, and"
            + " p-value of a test of normality: "
            + String.join("; ", tests)
            + ".";
    return List.of(
        new Drawing(
            heading + ": densities",
            Plot.of(Axis.linear("standardized"), Axis.linear("density"))
                .series(SAMPLE, names)
                .with(Layer.line(densities, VALUE, NORMAL).of(SAMPLE)),
            "Lines: densities. " + caption + scale),
        new Drawing(
            heading + ": normal quantiles",
            Plot.of(Axis.linear("standard normal quantile"), Axis.linear("standardized"))
                .series(SAMPLE, names)
                .with(Layer.line(straight, NORMAL, VALUE).in(PlotColor.MUTED))
                .with(Layer.points(quantiles, NORMAL, VALUE).of(SAMPLE).set("size", 1.8)),
            caption + " Normal values lie on the line." + scale));
  }
}

package org.tutti.figures.cell;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.tutti.diagnostics.Counted;
import org.tutti.figures.picture.Drawing;
import org.tutti.figures.picture.Picture;
import org.tutti.figures.plot.Axis;
import org.tutti.figures.plot.Layer;
import org.tutti.figures.plot.Plot;
import org.tutti.figures.plot.PlotColor;
import org.tutti.figures.plot.PlotData;
import org.tutti.stats.outlier.Filtered;
import org.tutti.stats.sample.OrderedSample;
import org.tutti.stats.shape.KernelDensity;
import org.tutti.stats.shape.Modes;

/**
 * How often each run-time was observed, with the density and its modes (Hunold and Carpen-Amarie
 * 2016, figure 1).
 */
public final class HistogramPicture implements Picture<CellView> {
  private static final int MAX = 10_000;
  private static final int POINTS = 100;

  @Override
  public String name() {
    return "histogram";
  }

  @Override
  public String title() {
    return "Histogram and modes";
  }

  @Override
  public List<Drawing> of(CellView cell) {
    double[] all = cell.pooled();
    Filtered filtered = cell.outlierFilter().apply(OrderedSample.of("run-times", all));
    OrderedSample kept = filtered.kept();
    if (kept.size() < HistogramBins.MIN || kept.max() <= kept.min()) {
      return List.of();
    }
    double width = HistogramBins.width(kept, kept.max() - kept.min());
    PlotData bins = PlotData.of("left", "right", "low", "high");
    double highest = 0;
    for (double left = kept.min(); left <= kept.max(); left += width) {
      double count = HistogramBins.count(kept, left, width);
      highest = Math.max(highest, count);
      bins.add(left, left + width, 0.0, count);
    }
    KernelDensity density = KernelDensity.of(thinned(kept.toArray()));
    PlotData curve = PlotData.of("x", "y");
    for (int point = 0; point <= POINTS; point++) {
      double place = kept.min() + point * (kept.max() - kept.min()) / POINTS;
      double count = density.at(place) * width * kept.size();
      highest = Math.max(highest, count);
      curve.add(place, count);
    }
    PlotData modes = PlotData.of("x", "y", "toX", "to");
    StringBuilder shares = new StringBuilder();
    for (Modes.Mode mode : Modes.of(density).modes()) {
      modes.add(mode.location(), 0.0, mode.location(), highest * 1.05);
      shares
          .append(shares.isEmpty() ? "" : ", ")
          .append(
              String.format(
                  Locale.ROOT, "%s with %.0f %%", cell.text(mode.location()), 100 * mode.share()));
    }
    return List.of(
        new Drawing(
            cell.heading(),
            Plot.of(cell.linearTimeAxis(), Axis.linear("observations"))
                .with(Layer.rectangles(bins).in(PlotColor.SERIES_1).set("alpha", 0.5))
                .with(Layer.line(curve, "x", "y").in(PlotColor.INK).set("size", 0.8))
                .with(
                    Layer.segments(modes, "x", "y", "toX", "to")
                        .in(PlotColor.MARK)
                        .set("linetype", "dashed"))
                .size(420, 300),
            "Bins as wide as Freedman and Diaconis (1981) suggest, at most "
                + HistogramBins.MAX_BINS
                + ". Line: Gaussian kernel density, as observations in a bin; dashed: its modes: "
                + shares
                + ". Not shown: "
                + filtered.dropped().count()
                + " of "
                + Counted.of(all.length, "observation")
                + " beyond "
                + cell.observations().figures().settings().outlierFactor()
                + " interquartile ranges from the quartiles."
                + cell.drawn()));
  }

  /** Some of the values, the largest among them, so that not all are equal. */
  private static double[] thinned(double[] values) {
    int every = (values.length + MAX - 1) / MAX;
    int n = (values.length + every - 1) / every;
    double[] part = new double[n];
    Arrays.setAll(part, index -> values[index * every]);
    part[n - 1] = values[values.length - 1];
    return part;
  }
}

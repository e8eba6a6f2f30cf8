package org.tutti.figures.campaign;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.DoubleStream;
import org.tutti.analysis.compare.CampaignComparison;
import org.tutti.analysis.compare.CellComparison;
import org.tutti.figures.picture.Drawing;
import org.tutti.figures.picture.Picture;
import org.tutti.figures.plot.Axis;
import org.tutti.figures.plot.BoxLayers;
import org.tutti.figures.plot.Layer;
import org.tutti.figures.plot.Plot;
import org.tutti.figures.plot.PlotColor;
import org.tutti.figures.plot.PlotData;
import org.tutti.records.campaign.Treatment;
import org.tutti.records.launch.CellKey;
import org.tutti.records.launch.MessageSize;
import org.tutti.report.comparison.VerdictText;
import org.tutti.report.table.PlaceNames;
import org.tutti.stats.hypothesis.SignificanceStars;
import org.tutti.stats.sample.OrderedSample;
import org.tutti.stats.summary.Quartiles;

/**
 * The launches of two sides over message sizes, with asterisks for what is significant (Hunold and
 * Carpen-Amarie 2016, figures 10 and 11); both on the scale of the first (2015, figure 5).
 */
public final class ComparedLaunchesPicture implements Picture<CampaignComparison> {
  private static final String SIDE = "side";
  private static final String SIZE = "size";
  private static final String TOP = "top";
  private static final String STARS = "stars";

  /**
   * The distance from the middle of the box of a side to its edge, as a share of the size's room.
   */
  private static final double HALF = 0.16;

  /** The distance from a size to the middle of the box of a side. */
  private static final double APART = 0.2;

  private static final double ABOVE = 1.01;

  @Override
  public String name() {
    return "compared-launches";
  }

  @Override
  public String title() {
    return "Launches of both sides";
  }

  @Override
  public List<Drawing> of(CampaignComparison comparison) {
    Map<String, List<CellComparison>> groups = new LinkedHashMap<>();
    for (CellComparison cell : comparison.cells()) {
      if (OrderedSample.of("a", cell.pair().a()).median() > 0) {
        groups.computeIfAbsent(heading(cell), any -> new ArrayList<>()).add(cell);
      }
    }
    List<Drawing> drawings = new ArrayList<>();
    groups.forEach((heading, cells) -> drawings.add(drawing(heading, cells, comparison)));
    return drawings;
  }

  private static Drawing drawing(
      String heading, List<CellComparison> cells, CampaignComparison comparison) {
    SizeAxis sizes = SizeAxis.of(cells.stream().map(cell -> cell.pair().figuresOfA()).toList());
    BoxLayers boxes = new BoxLayers();
    PlotData stars = PlotData.of(SIZE, TOP, STARS);
    List<String> sides = List.of("A: " + comparison.a(), "B: " + comparison.b());
    for (CellComparison cell : cells) {
      double base = OrderedSample.of("a", cell.pair().a()).median();
      long size = cell.pair().key().msize();
      double[] a = Arrays.stream(cell.pair().a()).map(time -> time / base).toArray();
      double[] b = Arrays.stream(cell.pair().b()).map(time -> time / base).toArray();
      add(boxes, sizes, size, -APART, a, sides.get(0));
      add(boxes, sizes, size, APART, b, sides.get(1));
      stars.add(
          SizeAxis.place(size),
          ABOVE * DoubleStream.concat(Arrays.stream(a), Arrays.stream(b)).max().orElse(1),
          VerdictText.stars(cell));
    }
    Plot plot =
        Plot.of(sizes.axis(), Axis.linear("run-time / median of A"))
            .series(SIDE, sides)
            .with(Layer.horizontal(1));
    return new Drawing(
        heading,
        boxes
            .on(plot)
            .with(
                Layer.texts(stars, SIZE, TOP, STARS)
                    .in(PlotColor.INK)
                    .set("vjust", 0.0)
                    .set("size", 7.0)),
        "Boxes: quartiles of the medians of the launches of each side, divided by the median of"
            + " those of A (dashed); whiskers: the least and the largest. Asterisks: significant at"
            + " 0.05 (*), 0.01 (**), or 0.001 (***) by "
            + cells.get(0).difference().test().method()
            + ", "
            + direction(comparison)
            + String.format(
                Locale.ROOT,
                ", corrected for the number of tests (%s).",
                comparison.options().correction())
            + " Without an asterisk, there may still be a difference. "
            + rankSum(cells));
  }

  /** Where the asterisks of the figure in the paper, which are not corrected, would be others. */
  private static String rankSum(List<CellComparison> cells) {
    List<String> others = new ArrayList<>();
    for (CellComparison cell : cells) {
      String stars = SignificanceStars.of(cell.rankSum().pValue());
      if (!stars.equals(VerdictText.stars(cell))) {
        others.add(
            MessageSize.text(cell.pair().key().msize())
                + (stars.isEmpty() ? " none" : " " + stars));
      }
    }
    return "Wilcoxon's test of all launches, not corrected, gives "
        + (others.isEmpty() ? "the same." : "others: " + String.join(", ", others) + ".");
  }

  private static void add(
      BoxLayers boxes, SizeAxis sizes, long size, double shift, double[] ratios, String side) {
    boxes.add(
        sizes.shifted(size, shift - HALF),
        sizes.shifted(size, shift),
        sizes.shifted(size, shift + HALF),
        Quartiles.of(ratios),
        side);
  }

  private static String direction(CampaignComparison comparison) {
    return switch (comparison.options().alternative()) {
      case TWO_SIDED -> "in either direction";
      case LESS -> "one-sided: A takes less time than B";
      case GREATER -> "one-sided: A takes more time than B";
    };
  }

  /** What is compared, but for its size. */
  private static String heading(CellComparison cell) {
    CellKey key = cell.pair().key();
    return PlaceNames.of(
        new CellKey(key.benchmark(), key.operation(), 0, key.processes(), key.parameters()),
        new Treatment(cell.pair().levels()));
  }
}

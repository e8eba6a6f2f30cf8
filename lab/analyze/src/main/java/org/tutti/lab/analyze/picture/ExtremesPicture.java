package org.tutti.lab.analyze.picture;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.tutti.analysis.CellFigures;
import org.tutti.figures.campaign.SizeAxis;
import org.tutti.figures.picture.Drawing;
import org.tutti.figures.picture.Picture;
import org.tutti.figures.plot.Axis;
import org.tutti.figures.plot.Layer;
import org.tutti.figures.plot.Plot;
import org.tutti.figures.plot.PlotData;
import org.tutti.report.cell.ReportDigest;
import org.tutti.report.cell.ReportTable;
import org.tutti.report.table.ColumnUnit;

/** Least, mean, and largest observation over sizes (Gropp and Lusk 1999, figure 1 d). */
public final class ExtremesPicture implements Picture<ReportDigest> {
  private static final String SIZE = "size";
  private static final String TIME = "time";
  private static final String FIGURE = "figure";
  private static final List<String> FIGURES = List.of("least", "mean", "largest");

  @Override
  public String name() {
    return "extremes";
  }

  @Override
  public String title() {
    return "Least, mean, and largest observation";
  }

  @Override
  public List<Drawing> of(ReportDigest campaign) {
    List<Drawing> drawings = new ArrayList<>();
    for (ReportTable table : campaign.tables()) {
      Map<String, List<CellFigures>> variants = new LinkedHashMap<>();
      table
          .cells()
          .forEach(
              cell ->
                  variants
                      .computeIfAbsent(campaign.variant(cell, table), any -> new ArrayList<>())
                      .add(cell));
      variants.forEach(
          (variant, cells) -> {
            if (SizeAxis.of(cells).isRange()) {
              drawings.add(drawing(table.heading() + ", " + variant, cells));
            }
          });
    }
    return drawings;
  }

  /** The largest of n observations grows with n, so that it is for those who ask. */
  @Override
  public boolean isTelling(ReportDigest campaign) {
    return false;
  }

  private static Drawing drawing(String heading, List<CellFigures> cells) {
    ColumnUnit unit = ColumnUnit.ofTimes(cells.stream().mapToDouble(CellFigures::median).toArray());
    PlotData lines = PlotData.of(SIZE, TIME, FIGURE);
    PlotData means = PlotData.of(SIZE, TIME, FIGURE);
    for (CellFigures cell : cells) {
      double size = SizeAxis.place(cell.key().msize());
      lines.add(size, cell.min() / unit.size(), FIGURES.get(0));
      means.add(size, cell.mean() / unit.size(), FIGURES.get(1));
      lines.add(size, cell.max() / unit.size(), FIGURES.get(2));
    }
    return new Drawing(
        heading,
        Plot.of(SizeAxis.of(cells).axis(), Axis.log("run-time (" + unit.symbol() + ")"))
            .series(FIGURE, FIGURES)
            .with(Layer.line(lines, SIZE, TIME).of(FIGURE))
            .with(Layer.points(means, SIZE, TIME).of(FIGURE).set("size", 3.0)),
        "Lower line: the least observation; points: the mean over the launches of the means without"
            + " outliers; upper line: the largest observation, outliers included, which grows with"
            + " the number of observations. Lines join sizes to show the trend; nothing was measured"
            + " between them.");
  }
}

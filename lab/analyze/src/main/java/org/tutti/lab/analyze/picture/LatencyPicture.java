package org.tutti.lab.analyze.picture;

import java.util.List;
import java.util.Locale;
import org.tutti.analysis.CellFigures;
import org.tutti.figures.campaign.SizeAxis;
import org.tutti.figures.picture.Drawing;
import org.tutti.figures.picture.Picture;
import org.tutti.figures.plot.Axis;
import org.tutti.figures.plot.Layer;
import org.tutti.figures.plot.Plot;
import org.tutti.figures.plot.PlotColor;
import org.tutti.figures.plot.PlotData;
import org.tutti.lab.analyze.SizeModel;
import org.tutti.records.launch.MessageSize;
import org.tutti.report.cell.ReportDigest;
import org.tutti.report.table.ColumnUnit;

/** How far run-times are from the model of latency and bandwidth: its residuals over the sizes. */
public final class LatencyPicture implements Picture<ReportDigest> {
  private static final String SIZE = "size";
  private static final String RESIDUAL = "residual";
  private static final int MIN_TELLING = 5;

  @Override
  public String name() {
    return "latency-bandwidth";
  }

  @Override
  public String title() {
    return "Latency and bandwidth";
  }

  @Override
  public List<Drawing> of(ReportDigest campaign) {
    return SizeModel.of(campaign.analysis().samples()).stream()
        .map(model -> drawing(model, campaign))
        .toList();
  }

  /** Two parameters leave three points one degree of freedom. */
  @Override
  public boolean isTelling(ReportDigest campaign) {
    return SizeModel.of(campaign.analysis().samples()).stream()
        .anyMatch(model -> model.cells().size() >= MIN_TELLING);
  }

  private static Drawing drawing(SizeModel sizes, ReportDigest campaign) {
    PlotData residuals = PlotData.of(SIZE, RESIDUAL);
    for (int i = 0; i < sizes.cells().size(); i++) {
      residuals.add(
          SizeAxis.place(sizes.cells().get(i).key().msize()),
          100 * sizes.model().residuals().get(i));
    }
    CellFigures first = sizes.cells().get(0);
    return new Drawing(
        campaign.name(first).replaceFirst(", " + MessageSize.text(first.key().msize()), ""),
        Plot.of(SizeAxis.of(sizes.cells()).axis(), Axis.linear("median above the model (%)"))
            .with(Layer.horizontal(0))
            .with(Layer.points(residuals, SIZE, RESIDUAL).in(PlotColor.SERIES_1).set("size", 3.5)),
        String.format(
            Locale.ROOT,
            "Model: %s + size / %s, fitted to the medians with relative errors. Points: how far"
                + " each median is above it, as a share of the median. Where points leave the"
                + " dashed line together, one latency and one bandwidth do not describe the"
                + " library, for example because it changes its protocol.",
            ColumnUnit.time(sizes.model().latency()),
            sizes.model().perByte() > 0
                ? String.format(Locale.ROOT, "%.4g MB/s", sizes.bandwidth())
                : "an unlimited bandwidth"));
  }
}

package org.tutti.lab.analyze.picture;

import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.tutti.analysis.CellFigures;
import org.tutti.figures.campaign.LaunchPoints;
import org.tutti.figures.campaign.SizeAxis;
import org.tutti.figures.picture.Drawing;
import org.tutti.figures.picture.Picture;
import org.tutti.figures.picture.PictureChoice;
import org.tutti.figures.plot.Axis;
import org.tutti.figures.plot.Layer;
import org.tutti.figures.plot.Plot;
import org.tutti.figures.plot.PlotData;
import org.tutti.lab.analyze.TrialSpread;
import org.tutti.report.cell.ReportDigest;
import org.tutti.report.cell.ReportTable;

/** How far single launches lie apart (Hunold and Carpen-Amarie 2016, section 4.2). */
public final class SpreadPicture implements Picture<ReportDigest> {
  private static final String SIZE = "size";
  private static final String RATIO = "ratio";
  private static final String VARIANT = "variant";

  @Override
  public String name() {
    return "spread";
  }

  @Override
  public String title() {
    return "Spread over launches";
  }

  @Override
  public Set<PictureChoice> choices() {
    return Set.of(PictureChoice.FIGURE);
  }

  @Override
  public List<Drawing> of(ReportDigest campaign) {
    Map<CellFigures, TrialSpread> spreads = new IdentityHashMap<>();
    TrialSpread.of(campaign.analysis().cells())
        .forEach(spread -> spreads.put(spread.cell(), spread));
    return campaign.tables().stream()
        .filter(table -> table.cells().stream().anyMatch(spreads::containsKey))
        .map(table -> drawing(table, spreads, campaign))
        .toList();
  }

  @Override
  public boolean isTelling(ReportDigest campaign) {
    return LaunchPoints.areTelling(campaign);
  }

  private static Drawing drawing(
      ReportTable table, Map<CellFigures, TrialSpread> spreads, ReportDigest campaign) {
    List<CellFigures> cells = table.cells().stream().filter(spreads::containsKey).toList();
    List<String> variants =
        cells.stream().map(cell -> campaign.variant(cell, table)).distinct().toList();
    SizeAxis sizes = SizeAxis.of(cells);
    PlotData launches = PlotData.of(SIZE, RATIO, VARIANT);
    int every = LaunchPoints.every(cells);
    for (int index = 0; index < cells.size(); index += every) {
      CellFigures cell = cells.get(index);
      String variant = campaign.variant(cell, table);
      double size = sizes.place(cell.key().msize(), variants.indexOf(variant), variants.size());
      spreads.get(cell).normalized().forEach(ratio -> launches.add(size, ratio, variant));
    }
    return new Drawing(
        table.heading(),
        Plot.of(sizes.axis(), Axis.linear("median of a launch / smallest of them"))
            .series(VARIANT, variants)
            .with(Layer.horizontal(1))
            .with(
                Layer.points(launches, SIZE, RATIO).of(VARIANT).set("size", 2.5).set("alpha", 0.6)),
        "Points: the median of each launch, divided by that of the fastest launch of its cell (dashed)."
            + " This is how far apart results of single launches would be."
            + LaunchPoints.caption(every));
  }
}

package org.tutti.figures.history;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.tutti.analysis.history.CampaignHistory;
import org.tutti.analysis.history.CellHistory;
import org.tutti.analysis.history.HistoryBand;
import org.tutti.analysis.history.HistoryChange;
import org.tutti.analysis.history.HistoryPoint;
import org.tutti.diagnostics.PrintableText;
import org.tutti.figures.picture.Drawing;
import org.tutti.figures.picture.Picture;
import org.tutti.figures.plot.Axis;
import org.tutti.figures.plot.Layer;
import org.tutti.figures.plot.Plot;
import org.tutti.figures.plot.PlotColor;
import org.tutti.figures.plot.PlotData;
import org.tutti.report.ColumnUnit;
import org.tutti.stats.interval.Estimate;

/** The median of a cell over campaigns, with the moments at which it changed. */
public final class HistoryPicture implements Picture<CampaignHistory> {
  private static final String DAYS = "days";
  private static final String TIME = "time";
  private static final double SECONDS_PER_DAY = 86_400;

  @Override
  public String name() {
    return "history";
  }

  @Override
  public String title() {
    return "History";
  }

  @Override
  public List<Drawing> of(CampaignHistory history) {
    return history.cells().stream().map(cell -> drawing(cell, history)).toList();
  }

  private static Drawing drawing(CellHistory cell, CampaignHistory history) {
    ColumnUnit unit =
        ColumnUnit.ofTimes(cell.points().stream().mapToDouble(HistoryPoint::median).toArray());
    PlotData medians = PlotData.of(DAYS, TIME);
    PlotData intervals = PlotData.of(DAYS, "low", "high");
    for (HistoryPoint point : cell.points()) {
      double day = day(point.campaign(), history);
      medians.add(day, point.median() / unit.size());
      Optional<Estimate> interval = point.interval();
      interval.ifPresent(
          found -> intervals.add(day, found.low() / unit.size(), found.high() / unit.size()));
    }
    Plot plot =
        Plot.of(
            Axis.linear("days since the first campaign"),
            Axis.linear("run-time (" + unit.symbol() + ")"));
    Optional<HistoryBand> month = cell.lastMonth();
    if (month.isPresent()) {
      double last = day(cell.points().get(cell.points().size() - 1).campaign(), history);
      PlotData band = PlotData.of("left", "right", "low", "high");
      band.add(
          Math.max(0, last - HistoryBand.MONTH.toDays()),
          last,
          month.get().low() / unit.size(),
          month.get().high() / unit.size());
      plot = plot.with(Layer.rectangles(band).in(PlotColor.GRID).set("alpha", 1.0));
    }
    if (!cell.changes().isEmpty()) {
      PlotData changes = PlotData.of(DAYS, TIME, "to");
      for (HistoryChange change : cell.changes()) {
        double day = day(change.campaign(), history);
        changes.add(day, change.before() / unit.size(), change.after() / unit.size());
      }
      plot = plot.with(Layer.segments(changes, DAYS, TIME, DAYS, "to").in(PlotColor.MARK));
    }
    if (intervals.size() > 0) {
      plot = plot.with(Layer.intervals(intervals, DAYS, "low", "high").in(PlotColor.SERIES_1));
    }
    return new Drawing(
        PrintableText.of(cell.key() + " " + cell.treatment()).strip(),
        plot.with(Layer.points(medians, DAYS, TIME).in(PlotColor.SERIES_1).set("size", 3.0)),
        "Points: median over the launches of a campaign. Whiskers: its 95 % interval by ranks."
            + " Vertical lines: a change by Pettitt's test, from the median before it to the median"
            + " after it."
            + (month.isPresent()
                ? " Band: nine in ten launches of the 30 days before the last campaign."
                : ""));
  }

  private static double day(int campaign, CampaignHistory history) {
    Instant first = history.campaigns().get(0).started();
    return Duration.between(first, history.campaigns().get(campaign).started()).toSeconds()
        / SECONDS_PER_DAY;
  }
}

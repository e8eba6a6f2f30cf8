package org.tutti.lab.history;

import java.time.Duration;
import java.time.temporal.ChronoUnit;
import java.util.DoubleSummaryStatistics;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.DoubleStream;
import org.tutti.figures.picture.Drawing;
import org.tutti.figures.picture.Picture;
import org.tutti.figures.plot.Axis;
import org.tutti.figures.plot.Layer;
import org.tutti.figures.plot.Plot;
import org.tutti.figures.plot.PlotColor;
import org.tutti.figures.plot.PlotData;
import org.tutti.report.table.ColumnUnit;
import org.tutti.report.table.PlaceNames;
import org.tutti.stats.interval.Estimate;

/** The median of a cell over campaigns, with the moments at which it changed. */
public final class HistoryPicture implements Picture<CampaignHistory> {
  private static final String SINCE = "since the first campaign";
  private static final String TIME = "time";

  /** The unit is the longest in which all campaigns together take at least this many. */
  private static final double MIN_UNITS = 2;

  /** How many times as long the longest time is as the shortest if they need a logarithmic axis. */
  private static final double WIDE = 20;

  private static final List<ChronoUnit> UNITS =
      List.of(ChronoUnit.DAYS, ChronoUnit.HOURS, ChronoUnit.MINUTES, ChronoUnit.SECONDS);

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
    ChronoUnit since = since(history);
    PlotData medians = PlotData.of(SINCE, TIME);
    PlotData intervals = PlotData.of(SINCE, "low", "high");
    for (HistoryPoint point : cell.points()) {
      double place = place(point.campaign(), history, since);
      medians.add(place, point.median() / unit.size());
      Optional<Estimate> interval = point.interval();
      interval.ifPresent(
          found -> intervals.add(place, found.low() / unit.size(), found.high() / unit.size()));
    }
    String name = "run-time (" + unit.symbol() + ")";
    Plot plot =
        Plot.of(
            Axis.linear(since.toString().toLowerCase(Locale.ROOT) + " " + SINCE),
            isWide(cell) ? Axis.log(name) : Axis.linear(name));
    Optional<HistoryBand> month = cell.lastMonth();
    if (month.isPresent()) {
      double last = place(cell.points().get(cell.points().size() - 1).campaign(), history, since);
      PlotData band = PlotData.of("left", "right", "low", "high");
      band.add(
          Math.max(0, last - in(since, HistoryBand.MONTH)),
          last,
          month.get().low() / unit.size(),
          month.get().high() / unit.size());
      plot = plot.with(Layer.rectangles(band).in(PlotColor.GRID).set("alpha", 1.0));
    }
    if (!cell.changes().isEmpty()) {
      PlotData changes = PlotData.of(SINCE, TIME, "to");
      PlotData dates = PlotData.of("earliest", TIME, "latest");
      for (HistoryChange change : cell.changes()) {
        double place = place(change.campaign(), history, since);
        changes.add(place, change.before() / unit.size(), change.after() / unit.size());
        dates.add(
            place(change.earliest(), history, since),
            Math.sqrt(change.before() * change.after()) / unit.size(),
            place(change.latest(), history, since));
      }
      plot =
          plot.with(Layer.segments(changes, SINCE, TIME, SINCE, "to").in(PlotColor.MARK))
              .with(Layer.segments(dates, "earliest", TIME, "latest", TIME).in(PlotColor.MARK));
    }
    if (intervals.size() > 0) {
      plot = plot.with(Layer.intervals(intervals, SINCE, "low", "high").in(PlotColor.SERIES_1));
    }
    return new Drawing(
        PlaceNames.of(cell.key(), cell.treatment()),
        plot.with(Layer.points(medians, SINCE, TIME).in(PlotColor.SERIES_1).set("size", 3.0)),
        "Points: median over the launches of a campaign. Whiskers: its 95 % interval by ranks."
            + (cell.changes().isEmpty()
                ? ""
                : " Vertical lines: a lasting change, from the median before it to the median"
                    + " after it. Horizontal lines through them: when it may have happened, at"
                    + " 95 %.")
            + (month.isPresent()
                ? " Band: nine in ten launches of the 30 days before the last campaign."
                : ""));
  }

  /** Whether an interval would hide how far apart the medians are. */
  private static boolean isWide(CellHistory cell) {
    DoubleSummaryStatistics ends =
        cell.points().stream()
            .flatMap(point -> point.interval().stream())
            .flatMapToDouble(interval -> DoubleStream.of(interval.low(), interval.high()))
            .summaryStatistics();
    return ends.getMin() > 0 && ends.getMax() > WIDE * ends.getMin();
  }

  private static ChronoUnit since(CampaignHistory history) {
    Duration all = sinceFirst(history.campaigns().size() - 1, history);
    return UNITS.stream()
        .filter(unit -> in(unit, all) >= MIN_UNITS)
        .findFirst()
        .orElse(ChronoUnit.SECONDS);
  }

  private static double place(int campaign, CampaignHistory history, ChronoUnit unit) {
    return in(unit, sinceFirst(campaign, history));
  }

  private static Duration sinceFirst(int campaign, CampaignHistory history) {
    return Duration.between(
        history.campaigns().get(0).started(), history.campaigns().get(campaign).started());
  }

  private static double in(ChronoUnit unit, Duration time) {
    return (double) time.toMillis() / unit.getDuration().toMillis();
  }
}

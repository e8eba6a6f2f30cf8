package org.tutti.lab.analyze.picture;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.tutti.analysis.CellFigures;
import org.tutti.analysis.CellObservations;
import org.tutti.diagnostics.Counted;
import org.tutti.figures.picture.Drawing;
import org.tutti.figures.picture.Picture;
import org.tutti.figures.plot.Axis;
import org.tutti.figures.plot.Layer;
import org.tutti.figures.plot.Plot;
import org.tutti.figures.plot.PlotData;
import org.tutti.records.launch.CellKey;
import org.tutti.records.launch.MessageSize;
import org.tutti.report.cell.ReportDigest;
import org.tutti.report.table.ColumnUnit;
import org.tutti.stats.cell.LaunchSummary;
import org.tutti.stats.interval.Estimate;
import org.tutti.stats.interval.MeanInterval;
import org.tutti.stats.interval.QuantileInterval;
import org.tutti.stats.sample.OrderedSample;
import org.tutti.stats.summary.Moments;

/**
 * Run-time over time: mean and median of each bin of consecutive observations (Hunold and
 * Carpen-Amarie 2016, figure 4; 2015, figures 1, 3, 7, and 11).
 */
public final class OverTimePicture implements Picture<ReportDigest> {
  /** Figures 3 and 11 of Hunold and Carpen-Amarie (2015) have as many. */
  public static final int USUAL_BINS = 40;

  private static final int MAX_VARIANTS = 6;
  private static final String PLACE = "place";
  private static final String TIME = "time";
  private static final String SERIES = "series";
  private static final List<String> STATISTICS = List.of("median", "mean");
  private static final double MEDIAN = 0.5;

  /** The distance from the bin of one series to that of the next, in bins. */
  private static final double APART = 0.07;

  private final int bins;

  /**
   * A picture.
   *
   * @param bins of each launch
   */
  public OverTimePicture(int bins) {
    this.bins = bins;
  }

  @Override
  public String name() {
    return "over-time";
  }

  @Override
  public String title() {
    return "Run-time over time";
  }

  @Override
  public List<Drawing> of(ReportDigest campaign) {
    Map<String, Map<String, CellObservations>> groups = new LinkedHashMap<>();
    for (CellObservations cell : campaign.analysis().samples()) {
      if (most(cell) >= 2 * bins) {
        CellKey key = cell.figures().key();
        String size = MessageSize.text(key.msize());
        String name = campaign.name(cell.figures());
        groups
            .computeIfAbsent(
                key.operation() + " " + className(key) + ", " + size, any -> new LinkedHashMap<>())
            .put(name.replaceFirst(", " + size, ""), cell);
      }
    }
    List<Drawing> drawings = new ArrayList<>();
    groups.forEach(
        (heading, variants) -> drawings.add(drawing(heading.strip(), withoutCommon(variants))));
    return drawings;
  }

  /** The variants without the name of their benchmark, if all have the same. */
  private static Map<String, CellObservations> withoutCommon(
      Map<String, CellObservations> variants) {
    List<String> names = List.copyOf(variants.keySet());
    String benchmark = names.get(0).replaceFirst(", .*", ", ");
    if (!benchmark.endsWith(", ") || !names.stream().allMatch(name -> name.startsWith(benchmark))) {
      return variants;
    }
    Map<String, CellObservations> shorter = new LinkedHashMap<>();
    variants.forEach((name, cell) -> shorter.put(name.substring(benchmark.length()), cell));
    return shorter;
  }

  /** The sequence of each cell is on the page. */
  @Override
  public boolean isTelling(ReportDigest campaign) {
    return false;
  }

  private Drawing drawing(String heading, Map<String, CellObservations> all) {
    Map<String, CellObservations> variants = new LinkedHashMap<>();
    all.entrySet().stream()
        .limit(MAX_VARIANTS)
        .forEach(entry -> variants.put(entry.getKey(), entry.getValue()));
    ColumnUnit unit =
        ColumnUnit.ofTimes(
            variants.values().stream().mapToDouble(cell -> cell.figures().median()).toArray());
    PlotData points = PlotData.of(PLACE, TIME, SERIES);
    PlotData intervals = PlotData.of(PLACE, "low", "high", SERIES);
    List<String> series = new ArrayList<>();
    variants.forEach(
        (variant, cell) -> {
          for (String statistic : STATISTICS) {
            String name = variant + ", " + statistic;
            series.add(name);
            for (int bin = 0; bin < bins; bin++) {
              double width = (double) most(cell) * cell.every() / bins;
              double place = width * (bin + MEDIAN + APART * (series.size() - 1));
              Estimate estimate = estimate(cell, bin, statistic.equals(STATISTICS.get(1)));
              points.add(place, estimate.value() / unit.size(), name);
              if (estimate.n() > 1) {
                intervals.add(
                    place, estimate.low() / unit.size(), estimate.high() / unit.size(), name);
              }
            }
          }
        });
    int every = variants.values().stream().mapToInt(CellObservations::every).max().orElse(1);
    Plot plot =
        Plot.of(Axis.linear("observation"), Axis.linear("run-time (" + unit.symbol() + ")"))
            .series("bin of", series)
            .with(Layer.line(points, PLACE, TIME).of(SERIES).set("alpha", 0.5));
    return new Drawing(
        heading,
        (intervals.size() == 0
                ? plot
                : plot.with(
                    Layer.intervals(intervals, PLACE, "low", "high").of(SERIES).set("size", 0.7)))
            .with(Layer.points(points, PLACE, TIME).of(SERIES).set("size", 2.0)),
        "Points, with lines between them: mean and median of each of "
            + Counted.of(bins, "bin")
            + " of consecutive observations, without the outliers of a bin, over all launches: the"
            + " mean of their means, the median of their medians. Whiskers: 95 % intervals, by"
            + " Student's t and by ranks, over the launches, or within the bin of a single launch."
            + " A clock that drifts lets run-times from global times grow."
            + (every == 1 ? "" : " One observation in " + every + " is read, evenly thinned.")
            + (all.size() > variants.size()
                ? " " + Counted.are(all.size() - variants.size(), "further cell") + " not drawn."
                : ""));
  }

  /** A bin of all launches; without an interval, {@code n} is 1. */
  private Estimate estimate(CellObservations cell, int bin, boolean isMean) {
    List<LaunchSummary> parts =
        cell.runTimes().stream()
            .filter(times -> times.length >= bins)
            .map(
                times ->
                    LaunchSummary.of(
                        Arrays.copyOfRange(
                            times, bin * times.length / bins, (bin + 1) * times.length / bins),
                        cell.figures().settings().outlierFilter()))
            .toList();
    double[] values =
        parts.size() == 1
            ? parts.get(0).filtered().kept().toArray()
            : parts.stream().mapToDouble(part -> isMean ? part.mean() : part.median()).toArray();
    OrderedSample ordered = OrderedSample.of("bin", values);
    Optional<Estimate> interval =
        isMean
            ? Optional.of(values)
                .filter(some -> some.length > 1)
                .map(some -> MeanInterval.of(Moments.of(some), CellFigures.LEVEL))
            : Optional.of(ordered)
                .filter(
                    some -> some.size() >= QuantileInterval.minimumSize(MEDIAN, CellFigures.LEVEL))
                .map(some -> QuantileInterval.of(some, MEDIAN, CellFigures.LEVEL));
    double value = isMean ? ordered.mean() : ordered.median();
    return interval.orElseGet(
        () -> new Estimate(value, value, value, CellFigures.LEVEL, "none", 1));
  }

  private static String className(CellKey key) {
    String family = CellKey.family(key.benchmark());
    return family.substring(family.lastIndexOf('.') + 1);
  }

  /** Observations of its longest launch that are in memory. */
  private static int most(CellObservations cell) {
    return cell.runTimes().stream()
        .flatMap(Stream::of)
        .mapToInt(times -> times.length)
        .max()
        .orElse(0);
  }
}

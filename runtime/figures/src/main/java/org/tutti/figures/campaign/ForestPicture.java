package org.tutti.figures.campaign;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.tutti.analysis.CellFigures;
import org.tutti.analysis.compare.CellComparison;
import org.tutti.analysis.compare.Verdict;
import org.tutti.figures.picture.Drawing;
import org.tutti.figures.picture.Picture;
import org.tutti.figures.picture.PictureChoice;
import org.tutti.figures.plot.Axis;
import org.tutti.figures.plot.Layer;
import org.tutti.figures.plot.Plot;
import org.tutti.figures.plot.PlotColor;
import org.tutti.figures.plot.PlotData;
import org.tutti.records.launch.MessageSize;
import org.tutti.report.cell.ReportDigest;

/** All comparisons of a campaign below each other: a forest plot. */
public final class ForestPicture implements Picture<ReportDigest> {
  private static final String RATIO = "ratio";
  private static final String PLACE = "place";
  private static final String VERDICT = "verdict";
  private static final int MAX = 40;
  private static final double WIDTH = 640;
  private static final double LINE = 26;

  /** The axis and the legend. */
  private static final double BELOW = 120;

  /** The distance from the line of a comparison down to the points of its launches. */
  private static final double BESIDE = 0.25;

  /** How far the line at 1 reaches above the first of what is compared and below the last. */
  private static final double REACH = 0.4;

  private static final List<String> VERDICTS =
      List.of("faster", "slower", "same", "more or less often slow", "undecided");

  @Override
  public String name() {
    return "comparisons";
  }

  @Override
  public String title() {
    return "All comparisons";
  }

  @Override
  public Set<PictureChoice> choices() {
    return Set.of(PictureChoice.FIGURE);
  }

  @Override
  public List<Drawing> of(ReportDigest campaign) {
    List<CellComparison> all =
        campaign.comparisons().stream()
            .filter(comparison -> isPositive(comparison.estimate()))
            .toList();
    List<Drawing> drawings = new ArrayList<>();
    for (int from = 0; from < all.size(); from += MAX) {
      int to = Math.min(all.size(), from + MAX);
      String heading =
          all.size() <= MAX
              ? "Ratios to the baseline"
              : "Ratios to the baseline, " + (from + 1) + " to " + to + " of " + all.size();
      drawings.add(drawing(heading, all.subList(from, to), campaign));
    }
    return drawings;
  }

  private static Drawing drawing(
      String heading, List<CellComparison> compared, ReportDigest campaign) {
    Map<String, List<CellComparison>> groups = new LinkedHashMap<>();
    compared.forEach(
        one ->
            groups
                .computeIfAbsent(name(one.pair().figuresOfB(), campaign), name -> new ArrayList<>())
                .add(one));
    PlotData ratios = PlotData.of(RATIO, PLACE, VERDICT);
    PlotData intervals = PlotData.of("low", "high", PLACE, VERDICT);
    PlotData launches = PlotData.of(RATIO, PLACE);
    PlotData lines = PlotData.of("at", "from", "to");
    Map<String, Double> names = new LinkedHashMap<>();
    Map<Double, String> sizes = new LinkedHashMap<>();
    double place = 0;
    for (Map.Entry<String, List<CellComparison>> group : groups.entrySet()) {
      if (groups.size() > 1) {
        names.put(group.getKey(), place--);
      }
      lines.add(1.0, place + REACH, place - group.getValue().size() + 1 - REACH);
      for (CellComparison comparison : group.getValue()) {
        add(comparison, place, ratios, intervals);
        addLaunches(launches, comparison, place - BESIDE);
        sizes.put(place--, MessageSize.text(comparison.pair().figuresOfB().key().msize()));
      }
    }
    double least =
        Stream.of(ratios.numbers(RATIO), intervals.numbers("low"), launches.numbers(RATIO))
            .flatMapToDouble(numbers -> numbers)
            .reduce(1, Math::min);
    PlotData labels = PlotData.of("x", PLACE, "name");
    names.forEach((name, at) -> labels.add(least, at, name));
    Plot plot =
        Plot.of(
                Axis.log("times as long as the baseline"),
                Axis.linear("").marks(List.copyOf(sizes.keySet()), List.copyOf(sizes.values())))
            .series(VERDICT, VERDICTS)
            .size(WIDTH, BELOW - LINE * place)
            .with(Layer.segments(lines, "at", "from", "at", "to"));
    if (labels.size() > 0) {
      plot =
          plot.with(
              Layer.texts(labels, "x", PLACE, "name")
                  .in(PlotColor.INK)
                  .set("hjust", 0.0)
                  .set("size", 5.0));
    }
    if (launches.size() > 0) {
      plot =
          plot.with(
              Layer.points(launches, RATIO, PLACE)
                  .in(PlotColor.MUTED)
                  .set("size", 1.6)
                  .set("alpha", 0.7));
    }
    if (intervals.size() > 0) {
      plot =
          plot.with(
              Layer.segments(intervals, "low", PLACE, "high", PLACE).of(VERDICT).set("size", 1.2));
    }
    return new Drawing(
        groups.size() > 1 ? heading : heading + ": " + groups.keySet().iterator().next(),
        plot.with(Layer.points(ratios, RATIO, PLACE).of(VERDICT).set("size", 3.5)),
        "Run-time divided by that of the baseline, or of the first treatment: right of the line at"
            + " 1 is slower. "
            + (intervals.size() > 0
                ? "Lines: the interval of the ratio that decides the verdict. "
                : "No interval: there are too few launches to find any difference. ")
            + "Large points: all launches. Small points: each launch.");
  }

  private static void add(
      CellComparison comparison, double place, PlotData ratios, PlotData intervals) {
    String verdict = verdict(comparison.verdict());
    ratios.add(comparison.estimate(), place, verdict);
    comparison
        .ratio()
        .filter(found -> isPositive(found.low()) && isPositive(found.high()))
        .ifPresent(found -> intervals.add(found.low(), found.high(), place, verdict));
  }

  /** The ratio of each pair of launches, where they are pairs. */
  private static void addLaunches(PlotData launches, CellComparison comparison, double place) {
    double[] a = comparison.pair().a();
    double[] b = comparison.pair().b();
    for (int i = 0; a.length == b.length && a.length <= MAX && i < a.length; i++) {
      if (isPositive(b[i] / a[i])) {
        launches.add(b[i] / a[i], place);
      }
    }
  }

  /** What a cell is called, but for its size. */
  private static String name(CellFigures cell, ReportDigest campaign) {
    return campaign.name(cell).replaceFirst(", " + MessageSize.text(cell.key().msize()), "");
  }

  private static String verdict(Verdict verdict) {
    return switch (verdict) {
      case FASTER -> VERDICTS.get(0);
      case SLOWER -> VERDICTS.get(1);
      case EQUIVALENT -> VERDICTS.get(2);
      case MORE_OFTEN_SLOW, LESS_OFTEN_SLOW -> VERDICTS.get(3);
      case NOT_ENOUGH_EVIDENCE -> VERDICTS.get(4);
    };
  }

  private static boolean isPositive(double ratio) {
    return ratio > 0 && Double.isFinite(ratio);
  }
}

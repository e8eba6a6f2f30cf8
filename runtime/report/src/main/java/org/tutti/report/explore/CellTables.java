package org.tutti.report.explore;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.tutti.analysis.explore.CellMeans;
import org.tutti.analysis.explore.CellNormality;
import org.tutti.analysis.explore.Exploration;
import org.tutti.analysis.explore.LaunchNormality;
import org.tutti.report.Figures;
import org.tutti.report.FurtherLaunchesText;
import org.tutti.report.TextTable;
import org.tutti.stats.interval.Estimate;

/** The cells with their numbers, the tables of normality and of means. */
final class CellTables {
  private static final double BYTES_PER_MEGABYTE = 1e6;
  private static final String NONE = "-";

  private CellTables() {}

  static List<String> lines(Exploration exploration) {
    double significance = exploration.options().significance();
    List<String> lines = new ArrayList<>(List.of("", "Cells"));
    TextTable normality = normalityTable();
    TextTable means = meansTable();
    boolean thinned = false;
    for (int i = 0; i < exploration.means().size(); i++) {
      CellNormality cell = exploration.normality().get(i);
      String number = "[" + (i + 1) + "]";
      lines.add("  " + number + " " + PlaceNames.of(cell.cell().key(), cell.cell().treatment()));
      normality.row(row(number, cell, significance));
      means.row(row(number, exploration.means().get(i)));
      thinned |= cell.every() > 1;
    }
    lines.add("");
    lines.add("Normality: launches in which it is plausible (Shapiro-Wilk)");
    normality.lines().forEach(line -> lines.add("  " + line));
    lines.add("  Q-Q: how straight the quantile-quantile plot is, at most 1. blocks: means of");
    lines.add("  blocks of that length look normal. W, p: Shapiro-Wilk of means of launches.");
    if (thinned) {
      lines.add("  Only part of the observations, evenly spaced, was examined.");
    }
    lines.add("");
    lines.add("Means over launches: of times arithmetic and geometric, of rates harmonic");
    means.lines().forEach(line -> lines.add("  " + line));
    lines.add("  CV: coefficient of variation. needed: launches for an interval of +-1 %.");
    return lines;
  }

  private static TextTable normalityTable() {
    return new TextTable()
        .left("cell")
        .right("launches")
        .right("plain")
        .right("Q-Q")
        .right("log")
        .right("Q-Q")
        .right("blocks")
        .right("length")
        .right("W")
        .right("p");
  }

  private static List<String> row(String number, CellNormality cell, double significance) {
    Optional<LaunchNormality> means = cell.means();
    return List.of(
        number,
        Figures.count(cell.cell().launches().size()),
        Figures.count(cell.observations().plausible(significance)),
        Figures.ratio(cell.observations().straightness()),
        Figures.count(cell.logarithms().plausible(significance)),
        Figures.ratio(cell.logarithms().straightness()),
        Figures.count(cell.blocks().plausible(significance)),
        cell.blocks().of().isEmpty() ? NONE : Words.decimals(cell.blocks().blockLength(), 0),
        means.map(found -> Figures.ratio(found.shapiroWilk().statistic())).orElse(NONE),
        means.map(found -> Figures.pValue(found.shapiroWilk().pValue())).orElse(NONE));
  }

  private static TextTable meansTable() {
    return new TextTable()
        .left("cell", "")
        .right("arithmetic", "[us]")
        .left("95 % interval", "[us]")
        .right("geometric", "[us]")
        .right("harmonic", "[MB/s]")
        .right("CV", "[%]")
        .right("needed", "");
  }

  private static List<String> row(String number, CellMeans means) {
    return List.of(
        number,
        Figures.micros(means.time()),
        interval(means.interval()),
        means.logarithmic().map(found -> Figures.micros(found.value())).orElse(NONE),
        means.bytesPerSecond().isPresent()
            ? Words.decimals(means.bytesPerSecond().getAsDouble() / BYTES_PER_MEGABYTE, 1)
            : NONE,
        means.variation().isPresent()
            ? Words.decimals(100 * means.variation().getAsDouble(), 2)
            : NONE,
        means.launchesNeeded().isPresent()
            ? needed(means.launchesNeeded().getAsInt(), means.cell().launches().size())
            : NONE);
  }

  private static String needed(int needed, int launches) {
    return FurtherLaunchesText.isFar(needed - launches, launches)
        ? "far more"
        : Figures.count(needed);
  }

  /** A time is not negative: where Student's interval says so, the mean means nothing. */
  private static String interval(Optional<Estimate> interval) {
    return interval.filter(found -> found.low() < 0).isPresent()
        ? "(too wide)"
        : Figures.interval(interval);
  }
}

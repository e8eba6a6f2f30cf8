package org.tutti.runtime.report;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.tutti.runtime.analysis.CellFigures;
import org.tutti.stats.effect.RatioOfMedians;
import org.tutti.stats.interval.Estimate;

/**
 * Each benchmark beside the baseline of its class, cell by cell: the ratio of their medians over
 * launches.
 */
final class BaselineSection {
  /** Launches on either side from which on the ratio has an interval. */
  private static final int LAUNCHES = 6;

  private BaselineSection() {}

  /** Nothing where no class has a baseline. */
  static List<String> lines(List<CellFigures> cells) {
    Map<List<Object>, CellFigures> baselines = new LinkedHashMap<>();
    for (CellFigures cell : cells) {
      if (isBaseline(cell)) {
        baselines.put(place(cell), cell);
      }
    }
    TextTable table =
        new TextTable()
            .left("benchmark", "")
            .right("msize", "[B]")
            .right("p", "")
            .left("baseline", "")
            .right("ratio", "")
            .left("95 % interval", "");
    int rows = 0;
    for (CellFigures cell : cells) {
      CellFigures baseline = baselines.get(place(cell));
      if (baseline != null && !isBaseline(cell)) {
        table.row(row(cell, baseline));
        rows++;
      }
    }
    if (rows == 0) {
      return List.of();
    }
    List<String> lines = new ArrayList<>();
    lines.add("");
    lines.add("Against the baseline of the class: median / median of the baseline, over launches");
    table.lines().forEach(line -> lines.add("  " + line));
    return lines;
  }

  private static List<String> row(CellFigures cell, CellFigures baseline) {
    double[] medians = cell.medians();
    double[] others = baseline.medians();
    boolean enough = medians.length >= LAUNCHES && others.length >= LAUNCHES;
    String interval = "(too few launches)";
    if (enough) {
      Estimate ratio = RatioOfMedians.of(medians, others, CellFigures.LEVEL);
      interval = String.format(Locale.ROOT, "%.3f .. %.3f", ratio.low(), ratio.high());
    }
    return List.of(
        TextTable.printable(cell.key().benchmark() + parameters(cell)),
        Figures.count(cell.key().msize()),
        Figures.count(cell.key().processes()),
        TextTable.printable(method(baseline)),
        String.format(Locale.ROOT, "%.3f", cell.median() / baseline.median()),
        interval);
  }

  private static boolean isBaseline(CellFigures cell) {
    return cell.settings().others().containsKey("baseline");
  }

  /** What a cell and its baseline have in common. */
  private static List<Object> place(CellFigures cell) {
    String name = cell.key().benchmark();
    return List.of(
        name.substring(0, name.lastIndexOf('.')),
        cell.key().msize(),
        cell.key().processes(),
        cell.treatment());
  }

  private static String parameters(CellFigures cell) {
    return cell.key().parameters().isEmpty() ? "" : " " + cell.key().parameters();
  }

  private static String method(CellFigures cell) {
    String name = cell.key().benchmark();
    return name.substring(name.lastIndexOf('.') + 1);
  }
}

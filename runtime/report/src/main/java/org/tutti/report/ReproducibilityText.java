package org.tutti.report;

import java.util.ArrayList;
import java.util.List;
import org.tutti.analysis.reproduce.Reproducibility;
import org.tutti.records.launch.SuiteFigures;
import org.tutti.report.layout.WrappedText;
import org.tutti.stats.sample.OrderedSample;
import org.tutti.stats.summary.Quartiles;

/** The spread of a cell over several runs of a whole campaign, as a table. */
public final class ReproducibilityText {
  private ReproducibilityText() {}

  /** A table of all cells. */
  public static List<String> lines(List<Reproducibility> cells, int width) {
    TextTable table =
        new TextTable()
            .left("cell")
            .left("figure")
            .right("trials")
            .right("least [us]")
            .right("normalized: Q1")
            .right("median")
            .right("Q3")
            .right("max");
    for (Reproducibility cell : cells) {
      Quartiles normalized = Quartiles.of(cell.normalized());
      table.row(
          List.of(
              cell.key().toString(),
              figure(cell),
              Figures.count(cell.values().length),
              Figures.micros(OrderedSample.of("values", cell.values()).min()),
              Figures.ratio(normalized.first()),
              Figures.ratio(normalized.median()),
              Figures.ratio(normalized.third()),
              Figures.ratio(normalized.max())));
    }
    List<String> lines = new ArrayList<>(table.lines(width));
    lines.addAll(
        WrappedText.paragraph(
            "Each trial is a whole campaign, reduced to the mean of the figure over its launches and"
                + " normalized by the smallest of the trials.",
            width));
    return lines;
  }

  /** Which figure of a launch is compared, such as {@code PS7 mean}. */
  public static String figure(Reproducibility cell) {
    return cell.scheme()
        .map(scheme -> scheme + " " + SuiteFigures.nameOfPresented(scheme))
        .orElse("median");
  }
}

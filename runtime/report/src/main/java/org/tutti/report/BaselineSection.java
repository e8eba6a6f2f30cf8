package org.tutti.report;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.tutti.analysis.CellFigures;
import org.tutti.analysis.compare.BaselineComparison;
import org.tutti.analysis.compare.CellComparison;
import org.tutti.diagnostics.PrintableText;
import org.tutti.stats.hypothesis.SignificanceStars;
import org.tutti.stats.interval.Estimate;
import org.tutti.stats.sample.OrderedSample;

/** Compares each benchmark with the baseline of its class, cell by cell. */
final class BaselineSection {
  private static final String HEADING =
      "Against the baseline of the class, measured in the same launches: median of the launches'"
          + " ratios; sign test, corrected for all rows";

  private BaselineSection() {}

  /** Empty if no class has a baseline. */
  static List<String> lines(List<CellFigures> cells) {
    List<CellComparison> comparisons = BaselineComparison.of(cells);
    if (comparisons.isEmpty()) {
      return List.of();
    }
    TextTable table =
        new TextTable()
            .left("benchmark", "")
            .right("msize", "[B]")
            .right("p", "")
            .left("baseline", "")
            .right("ratio", "")
            .left("95 % interval", "")
            .right("p-value", "")
            .left("", "")
            .left("verdict", "");
    comparisons.forEach(comparison -> table.row(row(comparison)));
    List<String> lines = new ArrayList<>(List.of("", HEADING));
    table.lines().forEach(line -> lines.add("  " + line));
    return lines;
  }

  private static List<String> row(CellComparison comparison) {
    CellFigures cell = comparison.pair().figuresOfB();
    return List.of(
        PrintableText.of(cell.key().benchmark() + parameters(cell)),
        Figures.count(cell.key().msize()),
        Figures.count(cell.key().processes()),
        PrintableText.of(method(comparison.pair().figuresOfA())),
        Figures.ratio(ratio(comparison)),
        ComparisonText.interval(comparison),
        Figures.pValue(comparison.difference().correctedPValue()),
        SignificanceStars.of(comparison.difference().correctedPValue()),
        ComparisonText.verdict(comparison));
  }

  /** Known from the first launch on, unlike its interval. */
  private static double ratio(CellComparison comparison) {
    double[] a = comparison.pair().a();
    double[] b = comparison.pair().b();
    double[] ratios = IntStream.range(0, a.length).mapToDouble(i -> b[i] / a[i]).toArray();
    return comparison
        .ratio()
        .map(Estimate::value)
        .orElseGet(() -> OrderedSample.of("ratios", ratios).median());
  }

  private static String parameters(CellFigures cell) {
    return cell.key().parameters().isEmpty() ? "" : " " + cell.key().parameters();
  }

  private static String method(CellFigures cell) {
    String name = cell.key().benchmark();
    return name.substring(name.lastIndexOf('.') + 1);
  }
}

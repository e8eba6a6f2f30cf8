package org.tutti.report;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeSet;
import java.util.function.ToDoubleFunction;
import org.tutti.analysis.compare.CampaignComparison;
import org.tutti.analysis.compare.CellComparison;
import org.tutti.records.campaign.Treatment;
import org.tutti.records.launch.CellKey;
import org.tutti.records.launch.MessageSize;
import org.tutti.report.layout.PageStyle;
import org.tutti.stats.hypothesis.SignificanceStars;
import org.tutti.stats.interval.Estimate;

/** The table of one benchmark in comparisons; cells that several others have stand together. */
final class ComparisonTable {
  private static final String INDENT = "  ";

  /** A cell, and the name of the side that is B. */
  private record SideRow(String b, CellComparison cell) {
    CellKey key() {
      return cell.pair().key();
    }

    String level(String name) {
      return key().parameters().getOrDefault(name, cell.pair().levels().getOrDefault(name, ""));
    }
  }

  private final List<SideRow> rows;
  private final List<ReportColumn> columns = new ArrayList<>();

  private ComparisonTable(List<SideRow> rows) {
    this.rows = rows;
  }

  /** One table for each benchmark. */
  static List<String> all(List<CampaignComparison> comparisons, PageStyle style) {
    Map<CellKey, List<SideRow>> tables = new LinkedHashMap<>();
    for (CampaignComparison comparison : comparisons) {
      for (CellComparison cell : comparison.cells()) {
        SideRow row = new SideRow(comparison.b(), cell);
        CellKey table = new CellKey(row.key().benchmark(), row.key().operation(), 0, 0);
        tables.computeIfAbsent(table, any -> new ArrayList<>()).add(row);
      }
    }
    ShortNames names =
        new ShortNames(tables.keySet().stream().map(ComparisonTable::benchmark).toList());
    List<String> lines = new ArrayList<>();
    tables.forEach(
        (key, rows) -> {
          lines.add("");
          lines.add(
              isClass(key)
                  ? names.ofClass(benchmark(key))
                  : key.operation() + INDENT + names.ofBenchmark(benchmark(key)));
          lines.addAll(new ComparisonTable(rows).lines(comparisons.size() > 1, style));
        });
    return lines;
  }

  /** Where the methods of a class are compared, what they have in common is the class. */
  private static boolean isClass(CellKey key) {
    return key.operation().isEmpty();
  }

  private static String benchmark(CellKey key) {
    return isClass(key) ? key.benchmark() + ".*" : key.benchmark();
  }

  private List<String> lines(boolean severalSides, PageStyle style) {
    addNames(severalSides);
    addTime("A", row -> row.cell().pair().figuresOfA().median());
    addTime("B", row -> row.cell().pair().figuresOfB().median());
    columns.add(
        ReportColumn.right(
            "B/A", ReportColumn.FIGURE, rows, row -> Figures.ratio(VerdictText.ratio(row.cell()))));
    columns.add(
        ReportColumn.left(
            "interval",
            ReportColumn.FIGURE,
            rows,
            row -> row.cell().ratio().map(ComparisonTable::interval).orElse("-")));
    columns.add(ReportColumn.left("p-value", ReportColumn.FIGURE, rows, row -> pValue(row.cell())));
    columns.add(
        ReportColumn.words(
            "B is", ReportColumn.FIGURE, rows, row -> VerdictText.verdict(row.cell())));
    columns.add(
        ReportColumn.right(
            "P(B > A)",
            ReportColumn.WANTED + 1,
            rows,
            row -> String.format(Locale.ROOT, "%.2f", row.cell().difference().probability())));
    columns.add(
        ReportColumn.right("launches", ReportColumn.WANTED + 2, rows, row -> launches(row.cell())));
    int room = style.width() - INDENT.length();
    return ReportColumn.lines(columns, room, style.verbose()).stream()
        .map(line -> line.isEmpty() ? line : INDENT + line)
        .toList();
  }

  private void addNames(boolean severalSides) {
    if (rows.stream().anyMatch(row -> row.key().msize() > 0)) {
      columns.add(
          ReportColumn.right(
              "size", ReportColumn.NAME, rows, row -> MessageSize.text(row.key().msize())));
    }
    if (rows.stream().map(row -> row.key().processes()).distinct().count() > 1) {
      columns.add(
          ReportColumn.right("p", ReportColumn.NAME, rows, row -> "" + row.key().processes()));
    }
    TreeSet<String> levels = new TreeSet<>();
    rows.forEach(row -> levels.addAll(row.key().parameters().keySet()));
    rows.forEach(row -> levels.addAll(Treatment.beside(row.cell().pair().levels()).keySet()));
    for (String name : levels) {
      columns.add(ReportColumn.words(name, ReportColumn.NAME, rows, row -> row.level(name)));
    }
    if (severalSides) {
      columns.add(ReportColumn.words("B", ReportColumn.NAME, rows, SideRow::b));
    }
  }

  private void addTime(String heading, ToDoubleFunction<SideRow> figure) {
    ColumnUnit unit = ColumnUnit.ofTimes(rows.stream().mapToDouble(figure).toArray());
    columns.add(
        ReportColumn.right(
            heading, ReportColumn.FIGURE, rows, row -> unit.text(figure.applyAsDouble(row))));
  }

  private static String interval(Estimate ratio) {
    return Figures.ratio(ratio.low()) + " .. " + Figures.ratio(ratio.high());
  }

  private static String pValue(CellComparison cell) {
    double p = cell.difference().correctedPValue();
    return (Figures.pValue(p) + " " + SignificanceStars.of(p)).strip();
  }

  private static String launches(CellComparison cell) {
    int a = cell.pair().a().length;
    int b = cell.pair().b().length;
    return a == b ? "" + a : a + "/" + b;
  }
}

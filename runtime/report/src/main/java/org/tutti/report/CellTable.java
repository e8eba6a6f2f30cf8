package org.tutti.report;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.tutti.analysis.CellFigures;
import org.tutti.records.launch.CellKey;
import org.tutti.records.launch.CellSettings;
import org.tutti.records.launch.LevelText;
import org.tutti.report.layout.PageStyle;
import org.tutti.report.layout.WrappedText;

/**
 * The table of an operation as the benchmarks of one class perform it: its heading states how it
 * was measured, its rows are the cells, with the variants of a cell below each other.
 */
final class CellTable {
  private static final String INDENT = "  ";
  private static final Comparator<CellFigures> ORDER =
      Comparator.<CellFigures>comparingInt(cell -> cell.key().processes())
          .thenComparingLong(cell -> cell.key().msize())
          .thenComparing(cell -> cell.key().parameters().toString());

  private CellTable() {}

  /** One table for each operation, class, and way of measuring. */
  static List<String> all(ReportView view) {
    List<String> lines = new ArrayList<>();
    for (List<CellFigures> cells : groups(view)) {
      lines.add("");
      lines.addAll(lines(cells, view));
    }
    return lines;
  }

  /** The rows of each table. */
  static List<List<CellFigures>> groups(ReportView view) {
    Map<List<Object>, List<CellFigures>> tables = new LinkedHashMap<>();
    for (CellFigures cell : view.analysis().cells()) {
      List<Object> heading =
          List.of(
              cell.key().operation(),
              CellKey.family(cell.key().benchmark()),
              cell.settings().moved().isPresent(),
              alike(cell.settings()),
              List.copyOf(cell.treatment().levels().keySet()));
      tables.computeIfAbsent(heading, any -> new ArrayList<>()).add(cell);
    }
    tables
        .values()
        .forEach(cells -> cells.sort(ORDER.thenComparing(cell -> !cell.settings().baseline())));
    return List.copyOf(tables.values());
  }

  private static List<String> lines(List<CellFigures> cells, ReportView view) {
    PageStyle style = view.style();
    CellSettings settings = cells.get(0).settings();
    List<String> lines =
        new ArrayList<>(
            WrappedText.spread(
                name(cells, view.names()), MethodText.brief(settings), style.width()));
    String meaning = FigureMeaning.of(cells);
    if (!meaning.isEmpty()) {
      lines.addAll(WrappedText.lines(INDENT, INDENT, meaning, style.width()));
    }
    if (style.verbose()) {
      lines.addAll(
          WrappedText.lines(INDENT, INDENT + INDENT, MethodText.full(settings), style.width()));
    }
    Map<String, String> common = CellColumns.common(cells);
    if (!common.isEmpty()) {
      lines.addAll(WrappedText.lines(INDENT, INDENT, parameters(common), style.width()));
    }
    int room = style.width() - INDENT.length();
    ReportColumn.lines(CellColumns.of(cells, view, common.keySet()), room, style.verbose())
        .forEach(line -> lines.add(line.isEmpty() ? line : INDENT + line));
    CellNotes.lines(cells, style).forEach(line -> lines.add(INDENT + line));
    return lines;
  }

  /** The operation, and the class or the only benchmark that performs it. */
  static String name(List<CellFigures> cells, ShortNames names) {
    CellKey first = cells.get(0).key();
    String benchmark = first.benchmark();
    return first.operation()
        + INDENT
        + (CellColumns.variants(cells) ? names.ofClass(benchmark) : names.ofBenchmark(benchmark));
  }

  /** Parameters that all cells of a table have, in words. */
  static String parameters(Map<String, String> common) {
    return common.entrySet().stream()
        .map(value -> value.getKey() + " " + LevelText.of(value.getValue()))
        .collect(Collectors.joining(", ", "all with ", ""));
  }

  /** What cells of one table have in common. */
  private static CellSettings alike(CellSettings settings) {
    return new CellSettings(
        settings.method(),
        settings.counts(),
        settings.processing(),
        false,
        settings.further(),
        Optional.empty());
  }
}

package org.tutti.report.cell;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.tutti.analysis.CellFigure;
import org.tutti.analysis.CellFigures;
import org.tutti.records.launch.CellKey;
import org.tutti.records.launch.CellSettings;
import org.tutti.records.launch.LevelText;
import org.tutti.report.layout.PageStyle;
import org.tutti.report.layout.WrappedText;
import org.tutti.report.table.ShortNames;
import org.tutti.report.table.TextTable;

/**
 * The tables of operations as the benchmarks of one class perform them. As a report is first read,
 * they have medians with their intervals, or variants beside each other, and what all tables have
 * in common is said once: their head, if they follow each other, and how they were measured, below
 * the last one. In full, the heading of each table states how it was measured.
 */
public final class CellTables {
  private static final String INDENT = "  ";

  private final ReportDigest digest;
  private final PageStyle style;
  private final List<List<CellFigures>> groups;
  private final boolean measuredAlike;

  private CellTables(ReportDigest digest) {
    this.digest = digest;
    this.style = digest.style();
    this.groups = digest.groups();
    this.measuredAlike =
        digest.analysis().cells().stream()
                .map(cell -> MethodText.brief(cell.settings()))
                .distinct()
                .count()
            < 2;
  }

  /** The lines of all tables as they are first read; empty if there is no cell. */
  public static List<String> brief(ReportDigest digest) {
    return new CellTables(digest).lines();
  }

  /** The lines of all tables with all figures; empty if there is no cell. */
  public static List<String> full(ReportDigest digest) {
    List<String> lines = new ArrayList<>();
    for (List<CellFigures> cells : digest.groups()) {
      lines.add("");
      lines.addAll(full(cells, digest));
    }
    return lines;
  }

  private List<String> lines() {
    List<String> lines = new ArrayList<>();
    List<String> head = List.of();
    for (int next = 0; next < groups.size(); ) {
      List<TextTable> alike = alike(next);
      List<List<String>> rows =
          alike.stream()
              .reduce(TextTable::followedBy)
              .orElseThrow()
              .rows(style.width() - INDENT.length());
      int row = 1;
      for (TextTable table : alike) {
        lines.add("");
        lines.addAll(title(groups.get(next), table));
        boolean isRepeated = row > 1 || rows.get(0).equals(head);
        if (!isRepeated) {
          rows.get(0).forEach(line -> lines.add(INDENT + line));
        }
        for (int of = 0; of < table.size(); of++) {
          rows.get(row++).forEach(line -> lines.add(INDENT + line));
        }
        next++;
      }
      head = rows.get(0);
    }
    return lines;
  }

  /** The columns of a table and of those after it that have the same head. */
  private List<TextTable> alike(int first) {
    List<TextTable> alike = new ArrayList<>();
    for (int next = first; next < groups.size(); next++) {
      TextTable table = BriefColumns.of(groups.get(next), digest, style.width() - INDENT.length());
      if (!alike.isEmpty() && !alike.get(0).headings().equals(table.headings())) {
        return alike;
      }
      alike.add(table);
    }
    return alike;
  }

  private List<String> title(List<CellFigures> cells, TextTable table) {
    String brief = measuredAlike ? "" : MethodText.brief(cells.get(0).settings());
    String meaning =
        table.headings().contains(CellFigure.RATE.title())
            ? FigureMeaning.of(cells)
            : FigureMeaning.ofTimes(cells);
    return title(cells, digest, brief, meaning, "");
  }

  private static List<String> full(List<CellFigures> cells, ReportDigest digest) {
    CellSettings settings = cells.get(0).settings();
    List<String> lines =
        title(
            cells,
            digest,
            MethodText.brief(settings),
            FigureMeaning.of(cells),
            MethodText.full(settings));
    CellColumns.of(cells, digest, CellColumns.common(cells).keySet())
        .fittingLines(digest.style().width() - INDENT.length(), true)
        .forEach(line -> lines.add(line.isEmpty() ? line : INDENT + line));
    CellNotes.lines(cells, digest.style().width()).forEach(line -> lines.add(INDENT + line));
    return lines;
  }

  /** The name with the method beside it, then what there is to say of the figures. */
  private static List<String> title(
      List<CellFigures> cells, ReportDigest digest, String brief, String meaning, String method) {
    int width = digest.style().width();
    List<String> lines =
        new ArrayList<>(WrappedText.spread(name(cells, digest.names()), brief, width));
    if (!meaning.isEmpty()) {
      lines.addAll(WrappedText.lines(INDENT, INDENT, meaning, width));
    }
    if (!method.isEmpty()) {
      lines.addAll(WrappedText.lines(INDENT, INDENT + INDENT, method, width));
    }
    Map<String, String> common = CellColumns.common(cells);
    if (!common.isEmpty()) {
      lines.addAll(WrappedText.lines(INDENT, INDENT, parameters(common), width));
    }
    return lines;
  }

  /** The operation, and the class or the only benchmark that performs it. */
  private static String name(List<CellFigures> cells, ShortNames names) {
    CellKey first = cells.get(0).key();
    String benchmark = first.benchmark();
    return first.operation()
        + INDENT
        + (CellColumns.variants(cells) ? names.ofClass(benchmark) : names.ofBenchmark(benchmark));
  }

  /** Parameters that all cells of a table have, in words. */
  private static String parameters(Map<String, String> common) {
    return common.entrySet().stream()
        .map(value -> value.getKey() + " " + LevelText.of(value.getValue()))
        .collect(Collectors.joining(", ", "all with ", ""));
  }
}

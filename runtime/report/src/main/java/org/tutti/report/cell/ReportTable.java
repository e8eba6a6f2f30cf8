package org.tutti.report.cell;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.tutti.analysis.CellFigures;
import org.tutti.records.launch.MessageSize;
import org.tutti.report.table.TextTable;

/**
 * The table of an operation.
 *
 * @param heading operation and class, or the only benchmark; unique in the report
 * @param levels the levels of factors in the heading, which all cells have
 * @param method what the figures are of, and how they were measured if others were not so
 * @param settings how it was measured, in full
 * @param cells its rows
 * @param shown the table as a report is first read; what is compared is in one row
 */
public record ReportTable(
    String heading,
    Map<String, String> levels,
    String method,
    String settings,
    List<CellFigures> cells,
    TextTable shown) {
  /** Characters of a line; as many stand beside each other on a page. */
  private static final int WIDTH = 140;

  /** More columns are not read at once. */
  private static final int MAX_COLUMNS = 8;

  /** More curves in a picture are not told apart. */
  private static final int MAX_SERIES = 8;

  /** All tables of a report. */
  static List<ReportTable> all(ReportDigest digest) {
    List<List<CellFigures>> groups = digest.groups();
    List<TableHeading> headings = TableHeading.of(groups, digest.names());
    List<ReportTable> tables = new ArrayList<>();
    for (int index = 0; index < groups.size(); index++) {
      tables.add(of(headings.get(index), groups.get(index), digest));
    }
    return tables;
  }

  /**
   * The same, but with tables that only levels of factors tell apart as one, unless it had more
   * than {@link #MAX_SERIES}.
   */
  static List<ReportTable> ofLevels(ReportDigest digest) {
    List<List<CellFigures>> groups = digest.groups();
    List<TableHeading> headings = TableHeading.of(groups, digest.names());
    Map<String, List<CellFigures>> merged = new LinkedHashMap<>();
    for (int index = 0; index < groups.size(); index++) {
      merged
          .computeIfAbsent(headings.get(index).withoutLevels(), any -> new ArrayList<>())
          .addAll(groups.get(index));
    }
    Map<TableHeading, List<CellFigures>> tables = new LinkedHashMap<>();
    for (int index = 0; index < groups.size(); index++) {
      TableHeading heading = headings.get(index);
      List<CellFigures> cells = merged.get(heading.withoutLevels());
      if (cells.size() > groups.get(index).size() && series(cells) <= MAX_SERIES) {
        tables.putIfAbsent(new TableHeading(heading.withoutLevels(), Map.of()), cells);
      } else {
        tables.put(heading, groups.get(index));
      }
    }
    return tables.entrySet().stream()
        .map(table -> of(table.getKey(), table.getValue(), digest))
        .toList();
  }

  /** The number of curves over the message size. */
  private static long series(List<CellFigures> cells) {
    return cells.stream()
        .map(
            cell ->
                List.of(
                    cell.key().benchmark(),
                    cell.key().processes(),
                    cell.key().parameters(),
                    cell.treatment()))
        .distinct()
        .count();
  }

  /** What the figures are of, and how they were measured unless all of the report were so. */
  private static String method(List<CellFigures> cells, ReportDigest digest) {
    String brief = MethodText.brief(cells.get(0).settings());
    boolean isCommon =
        digest.analysis().cells().stream()
            .allMatch(cell -> MethodText.brief(cell.settings()).equals(brief));
    return Stream.of(isCommon ? "" : brief, FigureMeaning.of(cells))
        .filter(part -> !part.isEmpty())
        .collect(Collectors.joining("; "));
  }

  /** What tells a cell apart in the table, but for its size. */
  String variant(CellFigures cell, ReportDigest digest) {
    String place = digest.place(cell, levels.keySet());
    String rest = place.substring(MessageSize.text(cell.key().msize()).length());
    return !rest.isEmpty() && !CellColumns.variants(cells)
        ? rest.substring(", ".length())
        : CellColumns.variant(cell) + rest;
  }

  private static ReportTable of(TableHeading heading, List<CellFigures> cells, ReportDigest digest) {
    return new ReportTable(
        heading.text(),
        heading.levels(),
        method(cells, digest),
        MethodText.full(cells.get(0).settings()),
        cells,
        BriefColumns.of(cells, digest, WIDTH).most(MAX_COLUMNS));
  }
}

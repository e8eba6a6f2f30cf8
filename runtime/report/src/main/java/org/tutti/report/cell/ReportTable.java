package org.tutti.report.cell;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.tutti.analysis.CellFigures;
import org.tutti.records.launch.CellSettings;
import org.tutti.records.launch.LevelText;
import org.tutti.report.table.ShortNames;
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

  private static ReportTable of(
      TableHeading heading, List<CellFigures> cells, ReportDigest digest) {
    return new ReportTable(
        heading.text(),
        heading.levels(),
        method(cells, digest),
        MethodText.full(cells.get(0).settings()),
        cells,
        BriefColumns.of(cells, digest, WIDTH).most(MAX_COLUMNS));
  }

  /**
   * The heading of a table outside the text report: operation and class, and what tells the table
   * apart from others of them.
   *
   * @param text unique in the report
   * @param levels the levels of factors in the text, which all cells of the table have
   */
  record TableHeading(String text, Map<String, String> levels) {
    private static final String SEPARATOR = ", ";

    /** The headings of all tables of a report, in their order. */
    static List<TableHeading> of(List<List<CellFigures>> tables, ShortNames names) {
      Map<String, List<List<CellFigures>>> byName = new HashMap<>();
      for (List<CellFigures> table : tables) {
        byName.computeIfAbsent(name(table, names), name -> new ArrayList<>()).add(table);
      }
      List<TableHeading> headings = new ArrayList<>();
      for (List<CellFigures> table : tables) {
        String name = name(table, names);
        headings.add(of(name, table, byName.get(name)));
      }
      return headings;
    }

    private static String name(List<CellFigures> table, ShortNames names) {
      String benchmark = table.get(0).key().benchmark();
      return table.get(0).key().operation()
          + " "
          + (CellColumns.variants(table) ? names.ofClass(benchmark) : names.ofBenchmark(benchmark));
    }

    /**
     * The heading of one of the tables of this name.
     *
     * @param alike all of them
     */
    private static TableHeading of(
        String name, List<CellFigures> table, List<List<CellFigures>> alike) {
      Map<String, String> levels = common(table);
      levels
          .entrySet()
          .removeIf(level -> alike.stream().allMatch(other -> has(other, Map.ofEntries(level))));
      List<String> parts = new ArrayList<>(List.of(name));
      levels.entrySet().forEach(level -> parts.add(text(level)));
      if (alike.stream().filter(other -> has(other, levels)).count() > 1) {
        List<String> method = method(table);
        method.removeIf(part -> alike.stream().allMatch(other -> method(other).contains(part)));
        method.forEach(part -> parts.add(part));
      }
      return new TableHeading(String.join(SEPARATOR, parts), levels);
    }

    /** The heading without its levels of factors; with them if further parts follow. */
    String withoutLevels() {
      String all =
          levels.entrySet().stream()
              .map(level -> SEPARATOR + text(level))
              .collect(Collectors.joining());
      return text.endsWith(all) ? text.substring(0, text.length() - all.length()) : text;
    }

    private static String text(Map.Entry<String, String> level) {
      return level.getKey() + " " + LevelText.of(level.getValue());
    }

    private static boolean has(List<CellFigures> table, Map<String, String> levels) {
      return common(table).entrySet().containsAll(levels.entrySet());
    }

    /** The levels that all cells of a table have. */
    private static Map<String, String> common(List<CellFigures> table) {
      Map<String, String> levels = new TreeMap<>(table.get(0).treatment().levels());
      table.forEach(cell -> levels.entrySet().retainAll(cell.treatment().levels().entrySet()));
      return levels;
    }

    private static List<String> method(List<CellFigures> table) {
      CellSettings settings = table.get(0).settings();
      List<String> parts = new ArrayList<>(MethodText.parts(settings));
      parts.add("warm-up " + settings.counts().warmup());
      if (settings.counts().stopsEarly()) {
        parts.add("may stop early");
      }
      parts.add(settings.moved().isPresent() ? "as rates" : "as times");
      return parts;
    }
  }
}

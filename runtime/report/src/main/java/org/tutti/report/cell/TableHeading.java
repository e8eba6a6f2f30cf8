package org.tutti.report.cell;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.tutti.analysis.CellFigures;
import org.tutti.records.launch.CellSettings;
import org.tutti.records.launch.LevelText;
import org.tutti.report.table.ShortNames;

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

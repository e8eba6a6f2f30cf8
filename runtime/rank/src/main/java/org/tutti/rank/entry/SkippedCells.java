package org.tutti.rank.entry;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.tutti.measure.plan.Cell;

/**
 * Says which cells a constraint excludes, in lines of at most 80 columns: each benchmark once, then
 * its cells.
 */
final class SkippedCells {
  private static final int WIDTH = 80;

  /** The most cells of a benchmark that are named; several parameters exclude thousands. */
  private static final int MAX_NAMED = 20;

  private static final String SEPARATOR = ", ";

  private SkippedCells() {}

  /**
   * The lines; none without cells.
   *
   * @param cells those of a benchmark one after the other
   */
  static List<String> lines(List<Cell> cells) {
    if (cells.isEmpty()) {
      return List.of();
    }
    Map<String, List<Cell>> benchmarks = new LinkedHashMap<>();
    for (Cell cell : cells) {
      benchmarks.computeIfAbsent(cell.benchmark().name(), any -> new ArrayList<>()).add(cell);
    }
    List<String> lines = new ArrayList<>();
    benchmarks.forEach(
        (name, skipped) -> {
          lines.add("Skipped by a constraint:");
          lines.add("  " + name);
          skipped.stream()
              .limit(MAX_NAMED)
              .forEach(cell -> lines.addAll(place(cell.toString().substring(name.length() + 1))));
          if (skipped.size() > MAX_NAMED) {
            lines.add("    and at " + (skipped.size() - MAX_NAMED) + " further places");
          }
        });
    return lines;
  }

  /** Size and parameters, each parameter on one line. */
  private static List<String> place(String text) {
    List<String> lines = new ArrayList<>();
    StringBuilder line = new StringBuilder("    ");
    for (String part : text.split("(?<=" + SEPARATOR + ")")) {
      if (line.length() + part.stripTrailing().length() > WIDTH) {
        lines.add(line.toString().stripTrailing());
        line = new StringBuilder("      ");
      }
      line.append(part);
    }
    lines.add(line.toString());
    return lines;
  }
}

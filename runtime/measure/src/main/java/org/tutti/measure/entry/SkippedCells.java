package org.tutti.measure.entry;

import java.util.ArrayList;
import java.util.List;
import org.tutti.measure.plan.Cell;

/**
 * Says which cells a constraint excludes, in lines of at most 80 columns: each benchmark once, then
 * its cells.
 */
final class SkippedCells {
  private static final int WIDTH = 80;
  private static final String SEPARATOR = ", ";

  private SkippedCells() {}

  /**
   * The lines; none without cells.
   *
   * @param cells those of a benchmark one after the other
   */
  static List<String> lines(List<Cell> cells) {
    List<String> lines = new ArrayList<>();
    String last = "";
    for (Cell cell : cells) {
      String name = cell.benchmark().name();
      if (!name.equals(last)) {
        lines.add("Skipped by a constraint:");
        lines.add("  " + name);
        last = name;
      }
      lines.addAll(place(cell.toString().substring(name.length() + 1)));
    }
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

package org.tutti.report;

import java.util.List;

/** Names the first few of the cells that a line concerns, and counts the others. */
final class CellNames {
  private static final int NAMED = 3;

  private CellNames() {}

  static String of(List<String> cells) {
    int more = cells.size() - NAMED;
    String named = String.join(", ", cells.subList(0, Math.min(NAMED, cells.size())));
    return more > 0 ? named + " and " + more + " more" : named;
  }
}

package org.tutti.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.tutti.analysis.compare.CellComparison;
import org.tutti.analysis.compare.CellPair;
import org.tutti.analysis.compare.ModesComparison;
import org.tutti.analysis.compare.Verdict;

/** The cells of a comparison whose launches fall into two modes. */
final class ModesText {
  private ModesText() {}

  /** Nothing where no cell has modes. */
  static List<String> lines(List<CellComparison> cells) {
    ShortNames names =
        new ShortNames(cells.stream().map(cell -> cell.pair().key().benchmark()).toList());
    List<String> lines = new ArrayList<>();
    for (CellComparison cell : cells) {
      cell.modes().ifPresent(modes -> add(cell, modes, names, lines));
    }
    if (!lines.isEmpty()) {
      lines.add(
          0,
          "Launches have two modes. B/A, its interval, and P(B > A) hold within modes" + " for:");
    }
    return lines;
  }

  private static void add(
      CellComparison cell, ModesComparison modes, ShortNames names, List<String> lines) {
    CellPair pair = cell.pair();
    lines.add("  " + names.in(pair.key() + ComparisonText.parameters(pair)));
    lines.add(
        "    fast at "
            + Figures.micros(modes.modes().fast())
            + " us, slow at "
            + Figures.micros(modes.modes().slow())
            + " us");
    lines.add(
        "    slow launches: A "
            + share(modes.slowOfA(), pair.a().length)
            + ", B "
            + share(modes.slowOfB(), pair.b().length)
            + "; "
            + modes.test().method()
            + " p "
            + Figures.pValue(modes.correctedPValue()));
    if (cell.verdict() == Verdict.NOT_ENOUGH_EVIDENCE && cell.difference().hasDirection()) {
      String direction = VerdictText.within(cell.difference().direction());
      lines.add("    B is " + direction + ", although over all launches it may be the opposite");
    }
    modes
        .allLaunches()
        .map(all -> "    B/A of all launches: " + ComparisonText.ratioWithInterval(all))
        .ifPresent(lines::add);
  }

  private static String share(int slow, int launches) {
    return String.format(Locale.ROOT, "%d of %d", slow, launches);
  }
}

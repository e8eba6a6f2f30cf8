package org.tutti.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.tutti.analysis.compare.CellComparison;
import org.tutti.analysis.compare.CellPair;
import org.tutti.analysis.compare.ModesComparison;
import org.tutti.diagnostics.PrintableText;

/** The cells of a comparison whose launches fall into two modes. */
final class ModesText {
  private ModesText() {}

  /** Nothing where no cell has modes. */
  static List<String> lines(List<CellComparison> cells) {
    List<String> lines = new ArrayList<>();
    for (CellComparison cell : cells) {
      cell.modes().ifPresent(modes -> add(cell, modes, lines));
    }
    if (!lines.isEmpty()) {
      lines.add(
          0, "Two modes of launches; there, B/A, its interval and P(B > A) hold within a mode:");
    }
    return lines;
  }

  private static void add(CellComparison cell, ModesComparison modes, List<String> lines) {
    CellPair pair = cell.pair();
    lines.add("  " + PrintableText.of(pair.key() + ComparisonText.parameters(pair)));
    lines.add(
        "    fast at "
            + Figures.micros(modes.modes().fast())
            + " us, slow at "
            + Figures.micros(modes.modes().slow())
            + " us; slow are "
            + share(modes.slowOfA(), pair.a().length)
            + " launches of A and "
            + share(modes.slowOfB(), pair.b().length)
            + " of B");
    lines.add(
        "    "
            + modes.test().method()
            + " p "
            + Figures.pValue(modes.correctedPValue())
            + modes
                .allLaunches()
                .map(all -> "; B/A of all launches " + ComparisonText.ratioWithInterval(all))
                .orElse(""));
  }

  private static String share(int slow, int launches) {
    return String.format(Locale.ROOT, "%d of %d", slow, launches);
  }
}

package org.tutti.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.tutti.analysis.CellFigures;
import org.tutti.analysis.MergedFinding;
import org.tutti.diagnostics.Counted;
import org.tutti.diagnostics.FindingProblem;
import org.tutti.stats.shape.TwoModes;

/** What the diagnosis found, in full: the cells that it concerns and the worst of them. */
final class FindingText {
  private FindingText() {}

  /** One text, and for modes of launches one more for each cell. */
  static List<String> lines(MergedFinding finding, int cells, ShortNames names) {
    List<String> lines = new ArrayList<>();
    lines.add(names.in(line(finding, cells)));
    if (finding.problem() == FindingProblem.LAUNCH_MODES) {
      finding.cells().forEach(cell -> modes(cell).forEach(text -> lines.add(names.in(text))));
    }
    return lines;
  }

  /** Shares and positions, which differ from cell to cell. */
  private static List<String> modes(CellFigures cell) {
    int launches = cell.launches().size();
    return TwoModes.of(cell.medians())
        .map(
            modes ->
                String.format(
                    Locale.ROOT,
                    "%s: %d of %s at %s, %d at %s",
                    name(cell),
                    launches - modes.countSlow(cell.medians()),
                    Counted.of(launches, "launch"),
                    ColumnUnit.time(modes.fast()),
                    modes.countSlow(cell.medians()),
                    ColumnUnit.time(modes.slow())))
        .stream()
        .toList();
  }

  private static String line(MergedFinding finding, int cells) {
    int concerned = finding.cells().size();
    return String.format(
        Locale.ROOT,
        "%s in %d of %s: %s. %s%s%s",
        finding.worst().kind().name().toLowerCase(Locale.ROOT).replace('_', ' '),
        concerned,
        Counted.of(cells, "cell"),
        CellNames.of(finding.cells().stream().map(FindingText::name).toList()),
        concerned > 1 ? "The worst, listed first: " : "",
        finding.worst().sentence(),
        finding.every() > 1 ? " (Checked 1 of " + finding.every() + " observations.)" : "");
  }

  private static String name(CellFigures cell) {
    return cell.key() + (cell.treatment().levels().isEmpty() ? "" : " at " + cell.treatment());
  }
}

package org.tutti.report.remark;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.tutti.analysis.CellFigures;
import org.tutti.analysis.MergedFinding;
import org.tutti.diagnostics.Counted;
import org.tutti.diagnostics.FindingProblem;
import org.tutti.report.table.ColumnUnit;
import org.tutti.report.table.ShortNames;
import org.tutti.stats.diagnosis.Finding;
import org.tutti.stats.shape.TwoModes;

/** What the diagnosis found: in a few words, and in full, with the cells that it concerns. */
public final class FindingText {
  /** Larger shares say no more than that there are many. */
  private static final double LARGEST_SHARE = 10;

  private static final double LARGEST_RATIO = 1000;

  private FindingText() {}

  /** The finding in a few words. */
  public static String brief(Finding worst) {
    double figure = worst.figure();
    return switch (worst.kind()) {
      case TOO_FEW_OBSERVATIONS -> text("%.0f observations in a launch are too few", figure);
      case TOO_FEW_LAUNCHES ->
          figure == 1
              ? "only one launch, so there is no interval"
              : text("only %.0f launches, so there is no interval", figure);
      case INTERVAL_TOO_WIDE -> "interval of the median is " + percent("+-", figure) + " wide";
      case SEVERAL_MODES -> "run-times have several modes in " + percent(figure) + " of launches";
      case DRIFT -> "run-times drift by " + upTo(Math.abs(figure)) + " within launches";
      case AUTOCORRELATED ->
          "observations depend on each other: " + percent(figure) + " of them count";
      case LAUNCHES_DEPEND ->
          "launches resemble those before them: " + percent(figure) + " of them count";
      case LAUNCHES_DIFFER ->
          "launches differ: medians "
              + (figure < DoubtSize.FACTOR
                  ? upTo(figure) + " apart"
                  : times(1 + figure) + " apart");
      case LAUNCH_MODES -> text("launches fall into two modes, %.2g times apart", 1 + figure);
      case MANY_OUTLIERS -> percent(figure) + " of the observations are outliers";
      case DEPENDS_ON_PLACE -> "launches differ by their position in a block";
      case DEPENDS_ON_PREDECESSOR -> "launches depend on the treatment before them";
    };
  }

  private static String times(double ratio) {
    return ratio > LARGEST_RATIO
        ? "more than 1000 times"
        : text(ratio < 10 ? "up to %.2f times" : "up to %.0f times", ratio);
  }

  private static String upTo(double share) {
    return share > LARGEST_SHARE ? percent(share) : "up to " + percent(share);
  }

  private static String percent(double share) {
    return percent("", share);
  }

  private static String percent(String sign, double share) {
    if (share > LARGEST_SHARE) {
      return text("more than " + sign + "%.0f %%", 100 * LARGEST_SHARE);
    }
    double percent = 100 * share;
    return sign + text(percent < 1 ? "%.2f %%" : percent < 10 ? "%.1f %%" : "%.0f %%", percent);
  }

  private static String text(String format, double figure) {
    return String.format(Locale.ROOT, format, figure);
  }

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
        ShortNames.first(finding.cells().stream().map(FindingText::name).toList()),
        concerned > 1 ? "The worst, listed first: " : "",
        finding.worst().sentence(),
        finding.every() > 1 ? " (Checked 1 of " + finding.every() + " observations.)" : "");
  }

  private static String name(CellFigures cell) {
    return cell.key() + (cell.treatment().levels().isEmpty() ? "" : " at " + cell.treatment());
  }
}

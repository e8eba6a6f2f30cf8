package org.tutti.report.comparison;

import java.util.Optional;
import org.tutti.analysis.compare.CellComparison;
import org.tutti.analysis.compare.CellComparison.ModesComparison;
import org.tutti.analysis.compare.Indecision;
import org.tutti.analysis.compare.Verdict;
import org.tutti.report.table.Figures;
import org.tutti.stats.hypothesis.SignificanceStars;

/** The verdict of a comparison, short enough for a table. */
public final class VerdictText {
  private VerdictText() {}

  /**
   * The ratio as in {@code 1.69x slower} and {@code 0.51x faster}: B takes so many times as long as
   * A. Why a cell is undecided is said by {@link AnswerText}.
   */
  public static String against(CellComparison comparison) {
    double ratio = comparison.estimate();
    Verdict verdict = comparison.verdict();
    return switch (verdict) {
      case SLOWER -> times(ratio) + " slower";
      case FASTER -> times(ratio) + " faster";
      case EQUIVALENT -> times(ratio) + " same";
      case MORE_OFTEN_SLOW, LESS_OFTEN_SLOW -> verdict.word();
      case NOT_ENOUGH_EVIDENCE -> times(ratio) + " undecided";
    };
  }

  /**
   * The verdict with that on the modes; if it is undecided, with the reason and the number of
   * launches that would suffice.
   */
  static String verdict(CellComparison cell) {
    Verdict verdict = cell.verdict();
    Optional<Verdict> ofModes = cell.modes().map(ModesComparison::verdict);
    return switch (verdict) {
      case SLOWER, FASTER ->
          ofModes.map(also -> within(verdict) + and(also)).orElse(verdict.word());
      case MORE_OFTEN_SLOW, LESS_OFTEN_SLOW ->
          verdict.word()
              + (cell.difference().hasDirection()
                  ? ", " + within(cell.difference().direction())
                  : "");
      case EQUIVALENT -> verdict.word();
      case NOT_ENOUGH_EVIDENCE -> undecided(cell);
    };
  }

  static String within(Verdict direction) {
    return direction.word() + " within modes";
  }

  private static String undecided(CellComparison cell) {
    String more =
        cell.more().map(found -> FurtherLaunchesText.of(found, launches(cell))).orElse("");
    return more.isEmpty()
        ? "undecidable: " + why(cell)
        : "undecided: " + why(cell) + " (" + more + ")";
  }

  /** The verdict in one word or two; why it is undecided is said by {@link AnswerText}. */
  public static String word(Verdict verdict) {
    return verdict == Verdict.NOT_ENOUGH_EVIDENCE ? "undecided" : verdict.word();
  }

  private static String why(CellComparison cell) {
    return cell.indecision().map(Indecision::words).orElse("");
  }

  /** The asterisks of a difference; none if there is no verdict of one. */
  public static String stars(CellComparison cell) {
    return cell.verdict().isDifference()
        ? SignificanceStars.of(cell.difference().correctedPValue())
        : "";
  }

  /** The launches of either side, whichever are fewer. */
  public static int launches(CellComparison cell) {
    return Math.min(cell.pair().a().length, cell.pair().b().length);
  }

  private static String and(Verdict ofModes) {
    return ofModes == Verdict.NOT_ENOUGH_EVIDENCE ? "" : ", " + ofModes.word();
  }

  /** A ratio to three significant digits. */
  static String times(double ratio) {
    return Figures.shortRatio(ratio) + "x";
  }
}

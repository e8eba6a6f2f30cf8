package org.tutti.analysis.compare;

import java.util.Locale;
import java.util.Optional;
import org.tutti.stats.comparison.MannWhitney;
import org.tutti.stats.hypothesis.TestResult;
import org.tutti.stats.interval.Estimate;
import org.tutti.stats.planning.FurtherSamples;
import org.tutti.stats.shape.TwoModes;

/**
 * The outcome for one cell. If its launches fall into two modes, ratio and difference are those
 * within the modes.
 *
 * @param pair what was compared
 * @param ratio B / A with the interval from which the verdict follows, at its own level: it
 *     excludes 1 exactly where {@code difference} has a direction, and lies within the margin where
 *     the verdict is equivalent; empty if there are too few launches for any difference to be found
 * @param estimate B / A, the value of {@code ratio}; known from the first launches on
 * @param difference the evidence for a difference
 * @param modes how often both sides are in the slow mode; empty without modes
 * @param equivalencePValue p-value of the hypothesis that the ratio is outside the margin,
 *     corrected as the interval is
 * @param verdict what can be concluded: the direction of the difference unless the shares of the
 *     modes seem to say the opposite; else which side is more often slow
 * @param indecision why it is undecided; empty if it is decided
 * @param more how many further launches of each side would decide it; empty if it is decided
 * @param further how many would show where the ratio lies
 */
public record CellComparison(
    CellPair pair,
    Optional<Estimate> ratio,
    double estimate,
    Difference difference,
    Optional<ModesComparison> modes,
    double equivalencePValue,
    Verdict verdict,
    Optional<Indecision> indecision,
    Optional<FurtherSamples> more,
    FurtherLaunches further) {

  /**
   * The test of Wilcoxon, Mann, and Whitney in the same direction, of all launches of both sides,
   * paired or not, and not corrected (Hunold and Carpen-Amarie 2016, section 5.2). No verdict
   * follows from it.
   */
  public TestResult rankSum() {
    return MannWhitney.test(
        pair.figuresOfA().medians(), pair.figuresOfB().medians(), difference.test().alternative());
  }

  /** The same outcome for these launches under the names of another pair. */
  CellComparison named(CellPair other) {
    return new CellComparison(
        other,
        ratio,
        estimate,
        difference,
        modes,
        equivalencePValue,
        verdict,
        indecision,
        more,
        further);
  }

  /** Which launches were exchanged with which. */
  public CellBlocks blocks() {
    return further.blocks();
  }

  /** The likely number of further launches of each side for a decision; 0 if it is decided. */
  public int moreLaunches() {
    return more.map(FurtherSamples::likely).orElse(0);
  }

  /** Cell, ratio with its interval, corrected p-value, and verdict, on one line. */
  @Override
  public String toString() {
    return pair.name()
        + ": "
        + ratio
            .map(
                found ->
                    String.format(
                        Locale.ROOT,
                        "B / A %.3f (%.3f to %.3f), p %.2g, ",
                        found.value(),
                        found.low(),
                        found.high(),
                        difference.correctedPValue()))
            .orElse("")
        + verdict.word()
        + indecision.map(why -> ": " + why.words()).orElse("");
  }

  /**
   * The evidence for a difference between both sides.
   *
   * @param test the test of this cell alone
   * @param correctedPValue its p-value among all tests of the comparison
   * @param probability that B takes longer than A, as the method has it; ties count one half
   * @param direction slower, faster, or not enough evidence; of modes, within them
   */
  public record Difference(
      TestResult test, double correctedPValue, double probability, Verdict direction) {

    /** Whether one side is faster. */
    public boolean hasDirection() {
      return direction != Verdict.NOT_ENOUGH_EVIDENCE;
    }
  }

  /**
   * How often the launches of both sides are in the slow one of two modes.
   *
   * @param modes the modes of all launches, in nanoseconds
   * @param slowOfA number of launches of A in the slow mode
   * @param slowOfB number of launches of B in the slow mode
   * @param test the test of this cell alone that both are slow equally often
   * @param correctedPValue its p-value among all tests of the comparison
   * @param verdict more or less often slow, or not enough evidence
   * @param allLaunches B / A over all launches, whatever their mode; empty with too few launches
   */
  public record ModesComparison(
      TwoModes modes,
      int slowOfA,
      int slowOfB,
      TestResult test,
      double correctedPValue,
      Verdict verdict,
      Optional<Estimate> allLaunches) {}
}

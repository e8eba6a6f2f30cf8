package org.tutti.analysis.compare;

import java.util.Optional;
import org.tutti.stats.hypothesis.Alternative;
import org.tutti.stats.hypothesis.TestResult;
import org.tutti.stats.shape.TwoModes;

/**
 * The blocks of a cell.
 *
 * @param all the launches, whatever their mode
 * @param modes in which they are; empty if they are not compared by mode
 * @param within the blocks whose ratio is found: of each mode, if there are two, else {@code all}
 */
public record CellBlocks(LaunchBlocks all, Optional<TwoModes> modes, LaunchBlocks within) {
  /**
   * What all launches say at this level may well be true (Bancroft 1964 recommends a high level for
   * preliminary tests).
   */
  private static final double PRELIMINARY = 0.2;

  /** How many tests ask for a difference: one, or two with modes. */
  public int tests() {
    return modes.isPresent() ? 2 : 1;
  }

  /** The test that both sides are equally often in the slow mode; empty without modes. */
  public Optional<TestResult> shares(Alternative alternative) {
    return modes.map(found -> all.shares(found, alternative));
  }

  /**
   * The p-value of the hypothesis that the ratio is outside a margin, within the modes or over all
   * launches: two one-sided tests (Schuirmann 1987); both must reject, so the larger counts.
   *
   * @param factor the margin
   */
  double equivalence(double factor) {
    return modes.isEmpty()
        ? equivalence(within, factor)
        : Math.max(equivalence(all, factor), equivalence(within, factor));
  }

  private static double equivalence(LaunchBlocks blocks, double factor) {
    return Math.max(
        blocks.test(factor, Alternative.LESS).pValue(),
        blocks.test(1 / factor, Alternative.GREATER).pValue());
  }

  /**
   * Whether all launches together seem to say the opposite of what was found within the modes: B
   * takes less time in its mode, but is in the slow one so often that it takes more time on
   * average, or the other way round.
   *
   * @param direction what was found within the modes: slower or faster
   */
  boolean areOpposed(Verdict direction) {
    Alternative opposite = direction == Verdict.FASTER ? Alternative.LESS : Alternative.GREATER;
    return modes.isPresent() && all.means(opposite).pValue() <= PRELIMINARY;
  }

  /**
   * Modes further apart than the margin allow no equivalence: a few more slow launches of one side
   * would exceed it, and no affordable number of launches excludes that.
   *
   * @param factor the margin
   */
  boolean haveModesApart(double factor) {
    return modes.filter(found -> found.slow() > factor * found.fast()).isPresent();
  }
}

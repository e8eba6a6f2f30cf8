package org.tutti.lab.replicate;

import org.tutti.analysis.compare.CellComparison;
import org.tutti.analysis.compare.CellPair;
import org.tutti.analysis.compare.FurtherLaunches;
import org.tutti.stats.planning.FurtherSamples;

/** A statement about the ratio B / A of a cell, which launches show, refute, or leave open. */
public interface RatioClaim {
  /** The cell, as it was measured to judge the statement. */
  CellPair pair();

  /** Whether the launches of a block form a pair; otherwise both sides are independent. */
  default boolean isPaired() {
    return true;
  }

  /** The cell whose ratio a reader wants to see. */
  default CellPair shown() {
    return pair();
  }

  /**
   * What was found of it.
   *
   * @param found the comparison of the cell, whose interval has the level of all statements
   *     together
   */
  ClaimState state(CellComparison found);

  /** How many more launches would decide it, if it is undecided. */
  FurtherSamples further(CellComparison found, FurtherLaunches launches);
}

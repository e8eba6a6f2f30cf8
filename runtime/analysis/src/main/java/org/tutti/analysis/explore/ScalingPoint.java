package org.tutti.analysis.explore;

import java.util.Optional;
import org.tutti.analysis.CellFigures;
import org.tutti.stats.interval.Estimate;

/**
 * A cell of a scaling study.
 *
 * @param cell its figures with that number of processes
 * @param base its figures with the least number
 */
public record ScalingPoint(CellFigures cell, CellFigures base) {

  /** The number of processes. */
  public int processes() {
    return cell.key().processes();
  }

  /** How many times as fast as the base it is; below 1 if it is slower. */
  public double speedup() {
    return base.median() / cell.median();
  }

  /**
   * The speedup with the ends that the intervals of both medians leave open. Since each of them
   * covers with 95 %, this one covers with 90 % at least (Bonferroni); empty if either is unknown.
   */
  public Optional<Estimate> interval() {
    return cell.medianInterval()
        .flatMap(
            own ->
                base.medianInterval()
                    .map(
                        of ->
                            new Estimate(
                                speedup(),
                                of.low() / own.high(),
                                of.high() / own.low(),
                                2 * CellFigures.LEVEL - 1,
                                "ratio of medians, both intervals",
                                Math.min(own.n(), of.n()))));
  }
}

package org.tutti.lab.analyze;

import java.util.Optional;
import org.tutti.analysis.CellFigures;
import org.tutti.stats.interval.Estimate;

/**
 * A cell of a scaling study.
 *
 * @param cell its figures with that number of processes
 * @param base its figures with the least number
 * @param growth how many times the work of the base it does
 */
public record ScalingPoint(CellFigures cell, CellFigures base, double growth) {

  /** The number of processes. */
  public int processes() {
    return cell.key().processes();
  }

  /**
   * Its work in a time, divided by that of the base (for work that grows, Gustafson 1988); below 1
   * if it is slower.
   */
  public double speedup() {
    return growth * base.median() / cell.median();
  }

  /**
   * The speedup with the ends that the intervals of both medians leave open. Since each of them
   * covers with 95 %, this one covers with 90 % at least (Bonferroni); empty if either is unknown,
   * and for the base, which is exactly as fast as itself.
   */
  public Optional<Estimate> interval() {
    if (cell.equals(base)) {
      return Optional.empty();
    }
    return cell.medianInterval()
        .flatMap(
            own ->
                base.medianInterval()
                    .map(
                        of ->
                            new Estimate(
                                speedup(),
                                growth * of.low() / own.high(),
                                growth * of.high() / own.low(),
                                2 * CellFigures.LEVEL - 1,
                                "ratio of medians, both intervals",
                                Math.min(own.n(), of.n()))));
  }
}

package org.tutti.rank.outlier;

import java.util.Optional;
import org.tutti.records.launch.Observations;
import org.tutti.stats.sample.OrderedSample;

/**
 * The run-times of a cell, sorted once for all that is asked of them between two cells.
 *
 * @param observations of the cell
 * @param valid run-times in nanoseconds of those that may be used; empty if there are none
 */
public record OrderedTimes(Observations observations, Optional<OrderedSample> valid) {

  /** The run-times of these observations. */
  public static OrderedTimes of(Observations observations) {
    double[] times = observations.validRunTimes();
    return new OrderedTimes(
        observations,
        times.length == 0 ? Optional.empty() : Optional.of(OrderedSample.of("runTimes", times)));
  }

  /** How many of the observations may be used. */
  public int count() {
    return valid.isPresent() ? valid.get().size() : 0;
  }
}

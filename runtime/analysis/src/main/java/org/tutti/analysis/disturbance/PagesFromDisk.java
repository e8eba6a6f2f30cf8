package org.tutti.analysis.disturbance;

import java.util.Optional;
import org.tutti.diagnostics.FindingProblem;
import org.tutti.records.launch.CountedEvents;
import org.tutti.records.launch.CounterKind;
import org.tutti.records.launch.CounterTotal;
import org.tutti.records.launch.Warning;

/**
 * Whether memory had to be read from disk during the observations of a cell, which takes thousands
 * of times as long as a message.
 */
public final class PagesFromDisk {
  private PagesFromDisk() {}

  /** What to say about a cell; empty if this did not happen. */
  public static Optional<Warning> of(CountedEvents counters) {
    CounterTotal faults = counters.totals().get(CounterKind.MAJOR_FAULTS);
    return faults == null || faults.sum() == 0
        ? Optional.empty()
        : Optional.of(
            Warning.of(FindingProblem.PAGES_FROM_DISK)
                .with("times", faults.sum())
                .with("rank", faults.rankOfLargest()));
  }
}

package org.tutti.analysis.compare;

import org.tutti.stats.planning.FurtherSamples;

/** How many more launches of each side show where the ratio B / A of a cell lies. */
public interface FurtherLaunches {
  /** Until it is shown to be greater than a limit, which is positive. */
  FurtherSamples above(double limit);

  /** Until it is shown to be less than a limit, which is positive. */
  FurtherSamples below(double limit);
}

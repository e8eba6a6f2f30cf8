package org.tutti.analysis.compare;

import java.util.Optional;
import org.tutti.stats.interval.Estimate;
import org.tutti.stats.interval.QuantileInterval;
import org.tutti.stats.planning.FurtherSamples;
import org.tutti.stats.shape.TwoModes;

/** About how many more launches of each side would decide a cell. */
final class LaunchesToDecide {
  private LaunchesToDecide() {}

  /**
   * Without an interval, as many as an interval needs; if the shares of the modes may say the
   * opposite, as many as would tell these. Modes that are apart leave only a difference to be
   * found.
   *
   * @param opposed whether the shares seem to say the opposite of what was found within the modes
   */
  static int of(
      CellTests cell, Optional<Estimate> ratio, boolean opposed, ComparisonOptions options) {
    CellPair pair = cell.pair();
    int launches = Math.min(pair.a().length, pair.b().length);
    if (ratio.isEmpty()) {
      return FurtherSamples.toCompare(
          cell.within().comparable(pair.a(), pair.b()),
          launches,
          QuantileInterval.minimumSize(0.5, options.level()));
    }
    if (opposed) {
      TwoModes modes = cell.modes().orElseThrow();
      return FurtherSamples.toTellShares(
          (double) modes.countSlow(pair.a()) / pair.a().length,
          (double) modes.countSlow(pair.b()) / pair.b().length,
          launches,
          options.level());
    }
    double margin = cell.hasModesApart(options.factor()) ? 1 : options.factor();
    return FurtherSamples.toDecide(ratio.get(), launches, margin, pair.hiddenBySteps());
  }
}

package org.tutti.sync.clocksync;

import java.util.List;
import org.tutti.sync.clock.MonotonicClock;
import org.tutti.sync.clock.RankClock;
import org.tutti.sync.clock.SkewedClock;

/** Clocks whose errors are known, for at most five ranks that are threads of one JVM. */
final class Truth {
  private static final List<Long> OFFSETS = List.of(0L, 900_000_000L, -70_000_000L, 5_000L, -1L);

  /** Far beyond real ones, so that a loaded machine cannot hide what is learned. */
  private static final List<Double> SKEWS = List.of(0.01, 0.05, -0.04, 0.03, -0.06);

  private final RankClock monotonic = new MonotonicClock();
  private final long epoch = monotonic.now();
  private final boolean skewed;

  Truth(boolean skewed) {
    this.skewed = skewed;
  }

  SkewedClock clock(int rank) {
    return new SkewedClock(monotonic, epoch, OFFSETS.get(rank), skewed ? SKEWS.get(rank) : 0, 0);
  }

  /** The error in nanoseconds of a rank's global time, {@code after} nanoseconds from now. */
  long error(GlobalClock learned, int rank, int root, long after) {
    long time = monotonic.now() + after;
    return learned.toGlobal(clock(rank).ofTrue(time)) - clock(root).ofTrue(time);
  }

  /** The drift in nanoseconds per nanosecond of a rank's clock against the root's. */
  static double drift(int rank, int root) {
    return SKEWS.get(rank) - SKEWS.get(root);
  }
}

package org.tutti.sync.clocksync;

/**
 * The slopes that messages allow: a line through the intervals that are certain to hold the offset
 * at two times cannot be steeper than from the lower end of the first to the upper end of the
 * second, nor flatter than the other way round; and two crystals differ by no more than {@link
 * ModelError#MAX_SKEW}. All pairs of the tightest intervals of some blocks are looked at.
 *
 * @param least the smallest slope
 * @param most the largest slope
 */
record SlopeLimit(double least, double most) {
  private static final int BLOCKS = 32;

  /** What these intervals, in the order of time, allow. */
  static SlopeLimit of(OffsetInterval[] intervals) {
    OffsetInterval[] tightest = tightest(intervals);
    double least = -ModelError.MAX_SKEW;
    double most = ModelError.MAX_SKEW;
    for (int later = 1; later < tightest.length; later++) {
      for (int earlier = 0; earlier < later; earlier++) {
        OffsetInterval from = tightest[earlier];
        OffsetInterval to = tightest[later];
        double elapsed = to.time() - from.time();
        if (elapsed > 0) {
          least = Math.max(least, (to.low() - from.high()) / elapsed);
          most = Math.min(most, (to.high() - from.low()) / elapsed);
        }
      }
    }
    return new SlopeLimit(least, most);
  }

  /** Whether a slope is possible. */
  boolean allows(double slope) {
    return least <= slope && slope <= most;
  }

  /**
   * The possible slope that is nearest to this one; this one if none is possible, as between clocks
   * that differ by more than crystals do.
   */
  double nearest(double slope) {
    return least <= most ? Math.max(least, Math.min(most, slope)) : slope;
  }

  /** The most that a slope can be wrong by. */
  double errorOf(double slope) {
    return Math.max(slope - least, most - slope);
  }

  private static OffsetInterval[] tightest(OffsetInterval[] intervals) {
    OffsetInterval[] tightest = new OffsetInterval[Math.min(BLOCKS, intervals.length)];
    for (int index = 0; index < intervals.length; index++) {
      int block = (int) ((long) index * tightest.length / intervals.length);
      if (tightest[block] == null || width(intervals[index]) < width(tightest[block])) {
        tightest[block] = intervals[index];
      }
    }
    return tightest;
  }

  private static double width(OffsetInterval interval) {
    return interval.high() - interval.low();
  }
}

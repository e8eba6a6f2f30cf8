package org.tutti.sync.process;

import java.util.ArrayList;
import java.util.List;

/**
 * The length of a window, fixed or adapted: sized from the operation's own upper quantile, and
 * longer when too many observations that started in time do not end in it. These are kept (to drop
 * them would cut the tail off), so all a short window costs is late starts.
 */
final class WindowLength {
  private static final double ROOM = 1.25;
  private static final long MARGIN_NANOS = 2_000;
  private static final double MAX_OVERRUNS = 0.1;
  private static final double GROWTH = 1.5;

  /** On an oversubscribed machine operations overrun any window, however long. */
  private static final int MAX_GROWTH = 8;

  private final long fixed;
  private final List<Long> periods = new ArrayList<>();
  private final List<Long> history = new ArrayList<>();
  private long sized;
  private long nanos;

  /**
   * @param fixed the length in nanoseconds, or 0 to adapt it
   */
  WindowLength(long fixed) {
    this.fixed = fixed;
    this.nanos = fixed;
  }

  void reset() {
    nanos = fixed;
    periods.clear();
    history.clear();
    if (fixed > 0) {
      history.add(fixed);
    }
  }

  boolean isKnown() {
    return nanos > 0;
  }

  long nanos() {
    return nanos;
  }

  /**
   * Learns from a run without windows in which the operation's upper quantile was {@code period}
   * nanoseconds. The median of some such runs sizes the window, as one may fall into time when a
   * rank has lost its core, and the window would hold all of that.
   */
  void size(long period) {
    periods.add(period);
    if (periods.size() == RunSpec.SIZING_RUNS) {
      periods.sort(null);
      sized = Math.round(ROOM * periods.get(RunSpec.SIZING_RUNS / 2)) + MARGIN_NANOS;
      set(sized);
    }
  }

  /** Adapts to a run with this window. */
  void ran(RunValidity validity) {
    long grown = Math.min(MAX_GROWTH * sized, Math.round(GROWTH * nanos));
    if (fixed == 0 && isShort(validity) && grown > nanos) {
      set(grown);
    }
  }

  /**
   * If no observation started in time, the late ones count: each may be late only because the one
   * before it overran its window.
   */
  private static boolean isShort(RunValidity validity) {
    if (validity.valid() == 0) {
      return validity.with(Flag.WINDOW_EXCEEDED) > MAX_OVERRUNS * validity.count();
    }
    int overran = 0;
    for (int index = 0; index < validity.count(); index++) {
      boolean over = (validity.flags(index) & Flag.WINDOW_EXCEEDED) != 0;
      overran += validity.isValid(index) && over ? 1 : 0;
    }
    return overran > MAX_OVERRUNS * validity.valid();
  }

  private void set(long length) {
    nanos = length;
    history.add(length);
  }

  /** The lengths since {@link #reset} in order. */
  List<Long> history() {
    return List.copyOf(history);
  }
}

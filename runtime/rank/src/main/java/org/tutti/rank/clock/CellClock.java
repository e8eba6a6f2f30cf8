package org.tutti.rank.clock;

import java.util.ArrayList;
import java.util.List;
import org.tutti.records.launch.GlobalTiming;
import org.tutti.sync.CellTiming;

/**
 * Converts this rank's local times in a cell to global times. Each portion of the cell has its own
 * conversion, determined directly after the portion.
 */
public final class CellClock implements ClockConversion {
  private final List<CellTiming> timings = new ArrayList<>();
  private final List<Long> ends = new ArrayList<>();

  /** Adds the timing of a portion that ended at the local time {@code end}. */
  public void add(CellTiming timing, long end) {
    timings.add(timing);
    ends.add(end);
  }

  /** The global time of a local one of the cell. */
  @Override
  public long time(long local) {
    int portion = 0;
    while (portion < ends.size() - 1 && local > ends.get(portion)) {
      portion++;
    }
    return timings.get(portion).clock().toGlobal(local);
  }

  /** The accuracy of the cell's global times: that of the least accurate portion. */
  public GlobalTiming accuracy() {
    int clocks = 0;
    double uncertainty = Double.NEGATIVE_INFINITY;
    double bound = Double.NEGATIVE_INFINITY;
    for (CellTiming timing : timings) {
      clocks = Math.max(clocks, timing.clocks());
      uncertainty = Math.max(uncertainty, timing.uncertainty());
      bound = Math.max(bound, timing.bound());
    }
    return GlobalTiming.of(clocks, uncertainty, bound);
  }

  /** Lengths of the windows used, in order, in nanoseconds; empty without windows. */
  public List<Long> windows() {
    List<Long> windows = new ArrayList<>();
    for (CellTiming timing : timings) {
      windows.addAll(timing.windows());
    }
    return windows;
  }
}

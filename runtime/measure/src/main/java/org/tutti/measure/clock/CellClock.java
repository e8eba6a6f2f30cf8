package org.tutti.measure.clock;

import java.util.ArrayList;
import java.util.List;
import org.tutti.records.launch.GlobalTiming;
import org.tutti.sync.CellTiming;

/**
 * This rank's global clock in a cell, portion by portion: each has the clock that was settled right
 * after it, as others were measured meanwhile.
 */
public final class CellClock implements ClockConversion {
  private final List<CellTiming> timings = new ArrayList<>();
  private final List<Long> ends = new ArrayList<>();

  /** A portion has ended at the local time {@code end}. */
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

  /** How accurate the cell's global times are: as the worst of all portions. */
  public GlobalTiming accuracy() {
    return GlobalTiming.of(
        timings.stream().mapToInt(CellTiming::clocks).max().orElseThrow(),
        timings.stream().mapToDouble(CellTiming::uncertainty).max().orElseThrow(),
        timings.stream().mapToDouble(CellTiming::bound).max().orElseThrow());
  }

  /** Lengths of the windows used, in order, in nanoseconds; empty without windows. */
  public List<Long> windows() {
    return timings.stream().flatMap(timing -> timing.windows().stream()).toList();
  }
}

package org.tutti.measure.clock;

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

package org.tutti.runtime.measure;

import java.time.Instant;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.tutti.runtime.store.ClockQuality;
import org.tutti.sync.ClockKind;
import org.tutti.sync.clock.Clock;

/**
 * The local clocks that the cells of a launch are timed with.
 *
 * @param started wall-clock time when the launch began on this rank
 * @param clocks by kind, those only that a cell uses
 */
record LaunchClocks(Instant started, Map<ClockKind, LaunchClock> clocks) {

  /** Collective: measures the clocks, in the order of their kinds, on all ranks. */
  static LaunchClocks measure(EnumMap<ClockKind, Clock> local, Collectives collectives) {
    Map<ClockKind, LaunchClock> clocks = new EnumMap<>(ClockKind.class);
    local.forEach((kind, clock) -> clocks.put(kind, LaunchClock.measure(clock, collectives)));
    return new LaunchClocks(Instant.now(), clocks);
  }

  /** The clock that a cell is timed with. */
  LaunchClock of(PlannedCell cell) {
    return clocks.get(cell.clock());
  }

  List<ClockQuality> qualities() {
    return clocks.values().stream().map(LaunchClock::quality).toList();
  }
}

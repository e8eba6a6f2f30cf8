package org.tutti.lab.synchronizations;

import java.util.List;
import org.tutti.sync.clocksync.ClockMethod;
import org.tutti.sync.clocksync.ClockMethodSource;

/** The clock synchronizations of this module. */
public final class PublishedClockMethods implements ClockMethodSource {
  @Override
  public List<ClockMethod> methods() {
    return List.of(
        SkampiClockSync.METHOD,
        NetgaugeClockSync.METHOD,
        JkClockSync.METHOD,
        Hca2ClockSync.METHOD,
        Hca3ClockSync.METHOD);
  }
}

package org.tutti.rank.counters;

import java.util.List;
import java.util.Map;
import org.tutti.records.launch.CounterKind;

/** The sum of what a group counts between begin and end. */
final class GroupSum {
  private final EventGroup group;
  private final List<PerfEvent> events;
  private final long[] values;
  private long enabled;
  private long running;
  private boolean failed;

  GroupSum(EventGroup group) {
    this.group = group;
    this.events = group.events();
    this.values = new long[events.size()];
    this.failed = events.isEmpty();
  }

  void begin() {
    add(-1);
  }

  void end() {
    add(1);
  }

  /** Allocates nothing. */
  private void add(int sign) {
    if (failed || !group.read()) {
      failed = true;
      return;
    }
    for (int index = 0; index < values.length; index++) {
      values[index] += sign * group.value(index);
    }
    enabled += sign * group.enabledNanos();
    running += sign * group.runningNanos();
  }

  /** The share of the time in which the group counted; 0 if it did not. */
  double share() {
    return failed || enabled <= 0 ? 0 : Math.min(1, (double) running / enabled);
  }

  /** Puts the sums, extrapolated to the whole time if the group counted in a part of it. */
  void putTo(Map<CounterKind, Long> sums) {
    double share = share();
    for (int index = 0; index < values.length && share > 0; index++) {
      long sum = Math.round(values[index] / share);
      if (events.get(index).kind().isPresent()) {
        sums.put(events.get(index).kind().get(), sum);
      }
    }
  }
}

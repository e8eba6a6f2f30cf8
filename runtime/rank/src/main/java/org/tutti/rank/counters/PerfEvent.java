package org.tutti.rank.counters;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.tutti.records.launch.CounterKind;

/** What Linux can be asked to count, with its numbers from {@code linux/perf_event.h}. */
enum PerfEvent {
  CYCLES(PerfEvent.TYPE_HARDWARE, 0, CounterKind.CYCLES),
  INSTRUCTIONS(PerfEvent.TYPE_HARDWARE, 1, CounterKind.INSTRUCTIONS),
  CACHE_MISSES(PerfEvent.TYPE_HARDWARE, 3, CounterKind.CACHE_MISSES),
  TASK_CLOCK(PerfEvent.TYPE_SOFTWARE, 1, CounterKind.CPU_NANOS),
  CONTEXT_SWITCHES(PerfEvent.TYPE_SOFTWARE, 3, CounterKind.CONTEXT_SWITCHES),
  /** Part of the activity of a rank, for which the kernel may have another source. */
  CPU_MIGRATIONS(PerfEvent.TYPE_SOFTWARE, 4, null),
  MINOR_FAULTS(PerfEvent.TYPE_SOFTWARE, 5, CounterKind.MINOR_FAULTS),
  MAJOR_FAULTS(PerfEvent.TYPE_SOFTWARE, 6, CounterKind.MAJOR_FAULTS);

  static final int TYPE_HARDWARE = 0;
  static final int TYPE_SOFTWARE = 1;

  /** Counted by the processor; on at the same time, since they are used as ratios. */
  static final List<PerfEvent> OF_PROCESSOR = List.of(CYCLES, INSTRUCTIONS, CACHE_MISSES);

  /** Counted by the kernel, which needs no counters of the processor. */
  static final List<PerfEvent> OF_KERNEL =
      List.of(TASK_CLOCK, CONTEXT_SWITCHES, CPU_MIGRATIONS, MINOR_FAULTS, MAJOR_FAULTS);

  private final int type;
  private final long config;
  private final CounterKind kind;

  PerfEvent(int type, long config, CounterKind kind) {
    this.type = type;
    this.config = config;
    this.kind = kind;
  }

  int type() {
    return type;
  }

  long config() {
    return config;
  }

  /** What it is in a result, if it is there under a name of its own. */
  Optional<CounterKind> kind() {
    return Optional.ofNullable(kind);
  }

  /** Its name in the facts about the environment. */
  String label() {
    return name().toLowerCase(Locale.ROOT).replace('_', ' ');
  }

  /** Whether it happens in the kernel only, so that nothing is left of it in user mode. */
  boolean isOfKernelMode() {
    return this == CONTEXT_SWITCHES || this == CPU_MIGRATIONS;
  }
}

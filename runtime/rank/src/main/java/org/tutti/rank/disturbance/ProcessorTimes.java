package org.tutti.rank.disturbance;

import java.util.BitSet;

/**
 * How long some processors have worked since the machine started, from {@code /proc/stat}.
 *
 * @param busyNanos for any program on this machine; not for interrupts, which messages between
 *     hosts cause and which no program is charged for
 * @param stolenNanos not at all, because the host of the virtual machine had other work
 */
record ProcessorTimes(long busyNanos, long stolenNanos) {
  /** The kernel's unit in /proc, a hundredth of a second on all architectures of today. */
  static final long NANOS_PER_TICK = 10_000_000;

  private static final String PROCESSOR = "cpu";

  /** Fields of a processor's line that are the work of programs: user, nice, system. */
  private static final int LAST_OF_PROGRAMS = 3;

  private static final int STEAL = 8;

  /** The sums over the processors in {@code cpus}; zero if the text is not such a file. */
  static ProcessorTimes of(String stat, BitSet cpus) {
    long busy = 0;
    long stolen = 0;
    int end = 0;
    // Those of the processors come first, and the line of interrupts may be very long.
    for (int line = 0; stat.startsWith(PROCESSOR, line); line = end + 1) {
      end = stat.indexOf('\n', line);
      end = end < 0 ? stat.length() : end;
      // Only that of all processors has no number there.
      int at = line + PROCESSOR.length();
      if (at < end && stat.charAt(at) != ' ' && cpus.get((int) KernelText.firstNumber(stat, at))) {
        at = stat.indexOf(' ', at) + 1;
        for (int field = 1; at > 0 && at < end && field <= STEAL; field++) {
          long ticks = KernelText.firstNumber(stat, at);
          busy += field <= LAST_OF_PROGRAMS ? ticks : 0;
          stolen += field == STEAL ? ticks : 0;
          at = stat.indexOf(' ', at) + 1;
        }
      }
    }
    return new ProcessorTimes(NANOS_PER_TICK * busy, NANOS_PER_TICK * stolen);
  }
}

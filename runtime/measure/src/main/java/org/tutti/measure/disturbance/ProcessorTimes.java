package org.tutti.measure.disturbance;

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

  /** Fields of a processor's line that are the work of programs: user, nice, system. */
  private static final int LAST_OF_PROGRAMS = 3;

  private static final int STEAL = 8;

  /** The sums over the processors in {@code cpus}; zero if the text is not such a file. */
  static ProcessorTimes of(String stat, BitSet cpus) {
    long busy = 0;
    long stolen = 0;
    int end = 0;
    // Those of the processors come first, and the line of interrupts may be very long.
    for (int at = 0; stat.startsWith("cpu", at); at = end + 1) {
      end = stat.indexOf('\n', at);
      end = end < 0 ? stat.length() : end;
      String line = stat.substring(at, end);
      if (!line.startsWith("cpu ")) {
        String[] fields = line.split(" ", -1);
        if (cpus.get(Integer.parseInt(fields[0].substring("cpu".length())))) {
          for (int field = 1; field <= LAST_OF_PROGRAMS; field++) {
            busy += Long.parseLong(fields[field]);
          }
          stolen += fields.length > STEAL ? Long.parseLong(fields[STEAL]) : 0;
        }
      }
    }
    return new ProcessorTimes(NANOS_PER_TICK * busy, NANOS_PER_TICK * stolen);
  }
}

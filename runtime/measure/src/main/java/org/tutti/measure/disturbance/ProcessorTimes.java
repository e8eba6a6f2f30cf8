package org.tutti.measure.disturbance;

import java.util.BitSet;

/**
 * How long some processors have worked since the machine started, from {@code /proc/stat}.
 *
 * @param busyNanos for anybody on this machine
 * @param stolenNanos not at all, because the host of the virtual machine had other work
 */
record ProcessorTimes(long busyNanos, long stolenNanos) {
  /** The kernel's unit in /proc, a hundredth of a second on all architectures of today. */
  static final long NANOS_PER_TICK = 10_000_000;

  /** Fields of a processor's line that are no work: idle and waiting for a device. */
  private static final int IDLE = 4;

  private static final int WAITING = 5;
  private static final int STEAL = 8;

  /** Guests are counted in user, too. */
  private static final int FIELDS = 9;

  /** The sums over the processors in {@code cpus}; zero if the text is not such a file. */
  static ProcessorTimes of(String stat, BitSet cpus) {
    long busy = 0;
    long stolen = 0;
    for (String line : stat.split("\n", -1)) {
      if (line.startsWith("cpu") && !line.startsWith("cpu ")) {
        String[] fields = line.split(" ", -1);
        if (cpus.get(Integer.parseInt(fields[0].substring("cpu".length())))) {
          for (int field = 1; field < Math.min(FIELDS, fields.length); field++) {
            long ticks = Long.parseLong(fields[field]);
            busy += field == IDLE || field == WAITING || field == STEAL ? 0 : ticks;
            stolen += field == STEAL ? ticks : 0;
          }
        }
      }
    }
    return new ProcessorTimes(NANOS_PER_TICK * busy, NANOS_PER_TICK * stolen);
  }
}

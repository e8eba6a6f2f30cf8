package org.tutti.rank.counters;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;

/**
 * The argument of {@code perf_event_open} that says what to count: {@code struct perf_event_attr}
 * of {@code linux/perf_event.h} in its first published size, which every kernel takes.
 */
final class PerfAttribute {
  /** PERF_ATTR_SIZE_VER0. */
  static final int BYTES = 64;

  static final int TYPE = 0;
  static final int SIZE = 4;
  static final int CONFIG = 8;
  static final int READ_FORMAT = 32;
  static final int FLAGS = 40;

  /** PERF_FORMAT_TOTAL_TIME_ENABLED, PERF_FORMAT_TOTAL_TIME_RUNNING, PERF_FORMAT_GROUP. */
  static final long GROUP_WITH_TIMES = 1 | 2 | 8;

  /** The sixth and the seventh bit field. */
  static final long EXCLUDE_KERNEL_AND_HYPERVISOR = 1 << 5 | 1 << 6;

  private PerfAttribute() {}

  /**
   * Counts the event from the moment it is opened, in the calling thread and not in those that it
   * starts.
   *
   * @param userOnly leaves out what happens in the kernel, for which permission may be missing
   */
  static ByteBuffer of(PerfEvent event, boolean userOnly) {
    return ByteBuffer.allocateDirect(BYTES)
        .order(ByteOrder.nativeOrder())
        .putInt(TYPE, event.type())
        .putInt(SIZE, BYTES)
        .putLong(CONFIG, event.config())
        .putLong(READ_FORMAT, GROUP_WITH_TIMES)
        .putLong(FLAGS, userOnly ? EXCLUDE_KERNEL_AND_HYPERVISOR : 0);
  }
}

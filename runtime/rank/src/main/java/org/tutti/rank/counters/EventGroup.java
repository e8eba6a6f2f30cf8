package org.tutti.rank.counters;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.List;

/**
 * Counters that are on at the same time and are read with one system call, by the thread that
 * opened them.
 */
final class EventGroup implements AutoCloseable {
  /**
   * Numbers before the values: how many they are, and the times that the group was on and counted.
   */
  private static final int VALUES_FROM = 3;

  private static final int ENABLED = 1;
  private static final int RUNNING = 2;

  private final PerfCalls calls;
  private final List<PerfEvent> events = new ArrayList<>();
  private final List<Integer> descriptors = new ArrayList<>();
  private final boolean userOnly;
  private final ByteBuffer content;
  private final long address;

  private EventGroup(PerfCalls calls, List<PerfEvent> wanted, boolean userOnly) {
    this.calls = calls;
    this.userOnly = userOnly;
    for (PerfEvent event : wanted) {
      if (!userOnly || !event.isOfKernelMode()) {
        add(event);
      }
    }
    content =
        ByteBuffer.allocateDirect((VALUES_FROM + events.size()) * Long.BYTES)
            .order(ByteOrder.nativeOrder());
    address = calls.addressOf(content);
  }

  /**
   * Those of the events that this thread may count; in user mode only if it may not count in the
   * kernel. Empty if it may count none.
   */
  static EventGroup open(PerfCalls calls, List<PerfEvent> wanted) {
    EventGroup everywhere = new EventGroup(calls, wanted, false);
    return everywhere.events.isEmpty() ? new EventGroup(calls, wanted, true) : everywhere;
  }

  /** The values of a group come in the order in which its counters were opened. */
  private void add(PerfEvent event) {
    int leader = descriptors.isEmpty() ? -1 : descriptors.get(0);
    int descriptor = calls.open(PerfAttribute.of(event, userOnly), leader);
    if (descriptor >= 0) {
      events.add(event);
      descriptors.add(descriptor);
    }
  }

  /** What is counted, in order. */
  List<PerfEvent> events() {
    return List.copyOf(events);
  }

  /** Whether what happens in the kernel is left out. */
  boolean isUserOnly() {
    return userOnly;
  }

  /** Reads all counters; allocates nothing. Whether that worked. */
  boolean read() {
    return !descriptors.isEmpty()
        && calls.read(descriptors.get(0), address, content.capacity()) == content.capacity();
  }

  /** What the event of this index had counted at the last reading. */
  long value(int index) {
    return content.getLong((VALUES_FROM + index) * Long.BYTES);
  }

  /** Nanoseconds that the group was to count, at the last reading. */
  long enabledNanos() {
    return content.getLong(ENABLED * Long.BYTES);
  }

  /** Nanoseconds that it did count: less if the processor has too few counters. */
  long runningNanos() {
    return content.getLong(RUNNING * Long.BYTES);
  }

  @Override
  public void close() {
    for (int descriptor : descriptors) {
      calls.close(descriptor);
    }
  }
}

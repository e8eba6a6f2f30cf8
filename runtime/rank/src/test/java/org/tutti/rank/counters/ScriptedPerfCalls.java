package org.tutti.rank.counters;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/** A kernel for tests: the counters of a group advance by 10, 11, ... from reading to reading. */
final class ScriptedPerfCalls implements PerfCalls {
  private final Predicate<ByteBuffer> permits;
  private final List<ByteBuffer> contents = new ArrayList<>();
  private int opened;
  private int readings;

  /** Of how many nanoseconds in which the counters are on they count one. */
  int slices = 1;

  int closed;

  /**
   * @param permits which attributes may be opened
   */
  ScriptedPerfCalls(Predicate<ByteBuffer> permits) {
    this.permits = permits;
  }

  static boolean isOfProcessor(ByteBuffer attribute) {
    return attribute.getInt(PerfAttribute.TYPE) == PerfEvent.TYPE_HARDWARE;
  }

  static boolean isUserOnly(ByteBuffer attribute) {
    return attribute.getLong(PerfAttribute.FLAGS) == PerfAttribute.EXCLUDE_KERNEL_AND_HYPERVISOR;
  }

  @Override
  public int open(ByteBuffer attribute, int leader) {
    return permits.test(attribute) ? ++opened : -1;
  }

  @Override
  public long addressOf(ByteBuffer direct) {
    contents.add(direct);
    return contents.size() - 1L;
  }

  @Override
  public long read(int leader, long address, long bytes) {
    readings++;
    ByteBuffer content = contents.get((int) address);
    int values = (int) bytes / Long.BYTES - 3;
    content.putLong(0, values);
    content.putLong(Long.BYTES, 100L * readings * slices);
    content.putLong(2 * Long.BYTES, 100L * readings);
    for (int index = 0; index < values; index++) {
      content.putLong((3 + index) * Long.BYTES, (10L + index) * readings);
    }
    return bytes;
  }

  @Override
  public void close(int descriptor) {
    closed++;
  }
}

package org.tutti.rank.counters;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class PerfAttributeTest {
  /**
   * struct perf_event_attr in linux/perf_event.h: type, size (32 bits each), config, sample_period,
   * sample_type, read_format, bit fields (64 bits each), wakeup_events, bp_type (32 bits each),
   * config1: 64 bytes, PERF_ATTR_SIZE_VER0.
   */
  @Test
  void hasTheLayoutOfTheKernel() {
    ByteBuffer attribute = PerfAttribute.of(PerfEvent.MAJOR_FAULTS, true);
    List<Long> words = new ArrayList<>();
    for (int at = 0; at < 64; at += 8) {
      words.add(attribute.getLong(at));
    }

    assertThat(attribute.capacity()).isEqualTo(64);
    assertThat(attribute.order()).isEqualTo(ByteOrder.LITTLE_ENDIAN);
    assertThat(words).containsExactly(1 | 64L << 32, 6L, 0L, 0L, 11L, 0x60L, 0L, 0L);
  }

  @Test
  void countsInTheKernelUnlessThatIsLeftOut() {
    assertThat(PerfAttribute.of(PerfEvent.CYCLES, false).getLong(40)).isZero();
  }
}

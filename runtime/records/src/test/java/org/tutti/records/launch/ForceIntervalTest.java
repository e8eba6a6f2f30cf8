package org.tutti.records.launch;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

class ForceIntervalTest {
  @Test
  void isOverAfterASecondAndThenOncePerSecondAtMost() {
    AtomicLong time = new AtomicLong(-5);
    ForceInterval interval = new ForceInterval(time::get);
    assertThat(interval.isOver()).isFalse();

    time.addAndGet(ForceInterval.MIN.toNanos() - 1);
    assertThat(interval.isOver()).isFalse();
    time.incrementAndGet();
    assertThat(interval.isOver()).isTrue();
    assertThat(interval.isOver()).isFalse();
  }
}

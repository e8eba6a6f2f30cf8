package org.tutti.records.launch;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

class GlobalTimingTest {
  @Test
  void startErrorsAreTheirMedianAndTheirHighQuantile() {
    long[] errors = LongStream.rangeClosed(1, 100).map(value -> 101 - value).toArray();

    GlobalTiming timing = GlobalTiming.of(2, 5, 300).withStartErrors(errors);

    assertThat(timing.uncertainty()).hasValue(5);
    assertThat(timing.bound()).hasValue(300);
    assertThat(timing.startErrorMedian()).hasValue(50);
    assertThat(timing.startErrorHigh()).hasValue(95);
  }

  @Test
  void withoutPlannedStartsThereAreNone() {
    assertThat(GlobalTiming.of(2, 5, 300).withStartErrors(new long[0]))
        .isEqualTo(GlobalTiming.of(2, 5, 300));
  }
}

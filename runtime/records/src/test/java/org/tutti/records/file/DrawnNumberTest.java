package org.tutti.records.file;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

class DrawnNumberTest {
  @Test
  void numbersDiffer() {
    assertThat(LongStream.generate(DrawnNumber::next).limit(100).distinct().count()).isEqualTo(100);
  }
}

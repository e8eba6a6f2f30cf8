package org.tutti.records.launch;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MessageSizeTest {
  @ParameterizedTest
  @CsvSource({
    "0, 0 B",
    "8, 8 B",
    "1000, 1000 B",
    "1024, 1 KiB",
    "1025, 1025 B",
    "1536, 1536 B",
    "65536, 64 KiB",
    "1048576, 1 MiB",
    "1073741824, 1 GiB",
    "2199023255552, 2048 GiB"
  })
  void theLargestUnitThatIsExactIsTaken(long bytes, String text) {
    assertThat(MessageSize.text(bytes)).isEqualTo(text);
  }
}

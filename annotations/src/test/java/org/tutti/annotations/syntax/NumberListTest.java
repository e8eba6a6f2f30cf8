package org.tutti.annotations.syntax;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;

class NumberListTest {
  /** The message sizes of luebbe2017, table 2. */
  @Test
  void rootsOfTwoAreRoundedDown() {
    assertThat(NumberList.parse("256..32Ki*sqrt2"))
        .isEqualTo(
            List.of(
                256L, 362L, 512L, 724L, 1024L, 1448L, 2048L, 2896L, 4096L, 5792L, 8192L, 11585L,
                16384L, 23170L, 32768L));
  }

  @Test
  void smallAndLargeNumbersAppearOnce() {
    assertThat(NumberList.parse("1..8*sqrt2")).isEqualTo(List.of(1L, 2L, 4L, 5L, 8L));
    assertThat(NumberList.parse("1..8388608Gi*sqrt2")).last().isEqualTo(1L << 53);
  }

  @Test
  void rangesThatCannotBeAreRefused() {
    assertThatThrownBy(() -> NumberList.parse("0..8*sqrt2")).hasMessageContaining("never end");
    assertThatThrownBy(() -> NumberList.parse("9..8*sqrt2")).hasMessageContaining("downward");
  }
}

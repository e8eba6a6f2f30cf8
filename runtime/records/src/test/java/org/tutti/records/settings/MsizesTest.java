package org.tutti.records.settings;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.tutti.diagnostics.TuttiException;

class MsizesTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "0 | 0",
        "8 | 8",
        "1Ki | 1024",
        "3Mi | 3145728",
        "2Gi | 2147483648",
        "8,1Ki | 8 1024",
        "1Ki, 8 | 1024 8",
        "8..64*2 | 8 16 32 64",
        "8..100*2 | 8 16 32 64",
        "1..1Ki*32 | 1 32 1024",
        "0..1Ki+512 | 0 512 1024",
        "4..4*2 | 4",
        "1,8..32*4,1Ki | 1 8 32 1024",
      })
  void readsNumbersWithUnitsAndRanges(String text, String sizes) {
    assertThat(SettingKey.MSIZES.parse(text).value())
        .containsExactly(Arrays.stream(sizes.split(" ")).map(Long::valueOf).toArray(Long[]::new));
  }

  @Test
  void aRangeMayReachTheLargestSizeThereIs() {
    assertThat(SettingKey.MSIZES.parse("4Gi.." + Long.MAX_VALUE + "*1Gi").value())
        .containsExactly(1L << 32, 1L << 62);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "8,",
        "eight",
        "-1",
        "1k",
        "1KB",
        "8..64",
        "64..8*2",
        "0..64*2",
        "8..64*1",
        "8..64+0",
        "8,8",
        "8..64*2,16",
        "99999999999999999999",
        "9999999999Gi",
        "1..1000000000000+1",
        "0..9999+1,1Mi"
      })
  void rejectsAmbiguousText(String text) {
    assertThatThrownBy(() -> SettingKey.MSIZES.parse(text))
        .isInstanceOf(TuttiException.class)
        .hasMessageStartingWith("[TUTTI-003]")
        .hasMessageContaining("'" + text + "'")
        .hasMessageContaining("8..64Ki*2");
  }

  @Test
  void aLaunchByItselfCannotRefineSizes() {
    assertThatThrownBy(() -> SettingKey.MSIZES.parse("adaptive:1..1Mi"))
        .hasMessageStartingWith("[TUTTI-003]")
        .hasMessageContaining("only a campaign has several");
  }
}

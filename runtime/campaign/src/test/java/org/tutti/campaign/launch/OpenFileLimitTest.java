package org.tutti.campaign.launch;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class OpenFileLimitTest {
  /** In the form of proc(5). */
  @ParameterizedTest
  @CsvSource({"20, true", "127, true", "128, false", "1024, false", "unlimited, false"})
  void aLowLimitIsNamed(String limit, boolean isLow) {
    String advice =
        OpenFileLimit.advice(
            List.of(
                "Limit                     Soft Limit           Hard Limit           Units     ",
                "Max processes             20                   20                   processes ",
                "Max open files            %-20s 4096                 files     "
                    .formatted(limit)));
    assertThat(advice.contains(limit + " files") && advice.contains("ulimit -n")).isEqualTo(isLow);
    assertThat(advice.isEmpty()).isNotEqualTo(isLow);
  }

  /** What is run here has enough, as any other test needs many. */
  @Test
  void thisProcessMayOpenEnough() {
    assertThat(OpenFileLimit.advice()).isEmpty();
  }
}

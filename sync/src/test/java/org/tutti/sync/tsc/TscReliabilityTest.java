package org.tutti.sync.tsc;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class TscReliabilityTest {
  @Test
  void theCounterMustTickEvenlyAndAlways() {
    String all = "flags\t\t: fpu vme constant_tsc rdtscp nonstop_tsc sse2";
    assertThat(TscReliability.flagsMissing(List.of("processor\t: 0", all))).isEmpty();
    assertThat(TscReliability.flagsMissing(List.of("flags\t\t: fpu rdtscp constant_tsc")))
        .hasValueSatisfying(reason -> assertThat(reason).endsWith("lack nonstop_tsc"));
    assertThat(TscReliability.flagsMissing(List.of())).isPresent();
  }
}

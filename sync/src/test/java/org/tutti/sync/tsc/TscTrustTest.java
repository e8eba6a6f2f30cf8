package org.tutti.sync.tsc;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class TscTrustTest {
  @Test
  void theCounterMustTickEvenlyAndAlways() {
    String all = "flags\t\t: fpu vme constant_tsc rdtscp nonstop_tsc sse2";
    assertThat(TscTrust.flagsMissing(List.of("processor\t: 0", all))).isEmpty();
    assertThat(TscTrust.flagsMissing(List.of("flags\t\t: fpu rdtscp constant_tsc")))
        .hasValueSatisfying(reason -> assertThat(reason).endsWith("lack nonstop_tsc"));
    assertThat(TscTrust.flagsMissing(List.of())).isPresent();
  }
}

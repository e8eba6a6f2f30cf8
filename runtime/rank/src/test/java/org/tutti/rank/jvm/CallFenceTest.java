package org.tutti.rank.jvm;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("jdk")
class CallFenceTest {
  private static final String ON = "-XX:+UseSystemMemoryBarrier";
  private static final String OFF = "-XX:-UseSystemMemoryBarrier";

  @Test
  void theLastOptionOfTheNameCounts() {
    assertThat(CallFence.isPassed(List.of())).isTrue();
    assertThat(CallFence.isPassed(List.of("-Xmx64m"))).isTrue();
    assertThat(CallFence.isPassed(List.of(ON, "-Xmx64m"))).isFalse();
    assertThat(CallFence.isPassed(List.of(ON, OFF))).isTrue();
    assertThat(CallFence.isPassed(List.of(OFF, ON))).isFalse();
  }
}

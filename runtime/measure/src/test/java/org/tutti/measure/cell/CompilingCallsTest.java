package org.tutti.measure.cell;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class CompilingCallsTest {
  @Test
  void theSecondCompilerTakesMoreCallsThanTheFirst() {
    assertThat(CompilingCalls.of(List.of("-Xmx1g"))).isEqualTo(CompilingCalls.LAST_TIER);
    assertThat(CompilingCalls.of(List.of("-XX:TieredStopAtLevel=1", "-Xmx1g")))
        .isEqualTo(CompilingCalls.FIRST_COMPILER)
        .isLessThan(CompilingCalls.LAST_TIER);
  }

  @Test
  void loopsThatAreCompiledSoonerTakeFewerCalls() {
    assertThat(CompilingCalls.of(List.of("-Xmx1g", CompilingCalls.SOONER)))
        .isEqualTo(CompilingCalls.LAST_TIER_SOONER)
        .isLessThan(CompilingCalls.LAST_TIER);
    assertThat(CompilingCalls.of(List.of(CompilingCalls.SOONER, "-XX:TieredStopAtLevel=1")))
        .isEqualTo(CompilingCalls.FIRST_COMPILER);
  }

  @Test
  void theLastOptionCounts() {
    assertThat(CompilingCalls.of(List.of("-XX:TieredStopAtLevel=1", "-XX:TieredStopAtLevel=4")))
        .isEqualTo(CompilingCalls.LAST_TIER);
    assertThat(CompilingCalls.of(List.of("-XX:TieredStopAtLevel=4", "-XX:TieredStopAtLevel=3")))
        .isEqualTo(CompilingCalls.FIRST_COMPILER);
  }
}

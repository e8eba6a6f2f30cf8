package org.tutti.rank.jvm;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.tutti.measure.harness.Harness;

@Tag("jdk")
class CompilationThresholdsTest {
  @Test
  void theSecondCompilerTakesMoreCallsThanTheFirst() {
    assertThat(CompilationThresholds.calls(List.of("-Xmx1g")))
        .isEqualTo(CompilationThresholds.LAST_TIER);
    assertThat(CompilationThresholds.calls(List.of("-XX:TieredStopAtLevel=1", "-Xmx1g")))
        .isEqualTo(CompilationThresholds.FIRST_COMPILER)
        .isLessThan(CompilationThresholds.LAST_TIER);
  }

  @Test
  void loopsThatAreCompiledSoonerTakeFewerCalls() {
    assertThat(CompilationThresholds.calls(List.of("-Xmx1g", Harness.COMPILED_SOONER)))
        .isEqualTo(CompilationThresholds.LAST_TIER_SOONER)
        .isLessThan(CompilationThresholds.LAST_TIER);
    assertThat(
            CompilationThresholds.calls(
                List.of(Harness.COMPILED_SOONER, "-XX:TieredStopAtLevel=1")))
        .isEqualTo(CompilationThresholds.FIRST_COMPILER);
  }

  @Test
  void theLastOptionCounts() {
    assertThat(
            CompilationThresholds.calls(
                List.of("-XX:TieredStopAtLevel=1", "-XX:TieredStopAtLevel=4")))
        .isEqualTo(CompilationThresholds.LAST_TIER);
    assertThat(
            CompilationThresholds.calls(
                List.of("-XX:TieredStopAtLevel=4", "-XX:TieredStopAtLevel=3")))
        .isEqualTo(CompilationThresholds.FIRST_COMPILER);
  }
}

package org.tutti.rank.jvm;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.HotSpotDiagnosticMXBean;
import java.lang.management.ManagementFactory;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.tutti.records.launch.RecordedJvm;

@Tag("jdk")
class CompilationThresholdsTest {
  private static final String ADVICE =
      "What Tutti knows of HotSpot was not tried with this JDK, and its figures may be wrong. Do"
          + " what the package page of org.tutti.rank.jvm says of a new JDK";

  /** The one test that fails first when the project is built with a new JDK. */
  @Test
  void thisJvmIsKnown() {
    RecordedJvm here =
        new RecordedJvm(System.getProperty("java.vm.name"), Runtime.version().feature(), List.of());
    assertThat(here.objection()).as(ADVICE + ", then raise RecordedJvm.NEWEST").isEmpty();
  }

  /**
   * Flags from whose defaults the numbers follow: entries of a method, its entries and iterations
   * together, and iterations of a loop under way, after which the first compiler and the last one
   * compile it; and, as binary logarithms, entries between two comparisons.
   */
  @ParameterizedTest
  @CsvSource({
    "Tier3InvocationThreshold, 200",
    "Tier3CompileThreshold, 2000",
    "Tier3BackEdgeThreshold, 60000",
    "Tier4InvocationThreshold, 5000",
    "Tier4MinInvocationThreshold, 600",
    "Tier4CompileThreshold, 15000",
    "Tier4BackEdgeThreshold, 40000",
    "Tier0InvokeNotifyFreqLog, 7",
    "Tier3InvokeNotifyFreqLog, 10"
  })
  void itCompilesAfterAsManyCallsAsTheWarmUpIsMadeFor(String flag, String value) {
    HotSpotDiagnosticMXBean jvm =
        ManagementFactory.getPlatformMXBean(HotSpotDiagnosticMXBean.class);
    assertThat(jvm.getVMOption(flag).getValue()).as(flag + ": " + ADVICE).isEqualTo(value);
  }

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
    assertThat(CompilationThresholds.calls(List.of("-Xmx1g", RecordedJvm.COMPILES_SOONER)))
        .isEqualTo(CompilationThresholds.LAST_TIER_SOONER)
        .isLessThan(CompilationThresholds.LAST_TIER);
    assertThat(
            CompilationThresholds.calls(
                List.of(RecordedJvm.COMPILES_SOONER, "-XX:TieredStopAtLevel=1")))
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

package org.tutti.records.launch;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class RecordedJvmTest {
  private static final String FENCE = "-XX:-UseSystemMemoryBarrier";

  @ParameterizedTest
  @CsvSource({
    "OpenJDK 64-Bit Server VM, 17.0.12+7-LTS",
    "OpenJDK 64-Bit Server VM, 25+36",
    "Java HotSpot(TM) 64-Bit Server VM, 21-ea+5"
  })
  void hotSpotIsKnown(String name, String version) {
    assertThat(recorded(name, version).objection()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "OpenJDK 64-Bit Server VM, 26+1, 26",
    "OpenJDK 64-Bit Server VM, 16.0.2+7, 16",
    "Eclipse OpenJ9 VM, 21.0.1+12, 21",
    "'', 25+36, 25"
  })
  void othersAreNot(String name, String version, int feature) {
    assertThat(recorded(name, version).objection())
        .hasValueSatisfying(why -> assertThat(why).endsWith(name + " of JDK " + feature));
  }

  @Test
  void aLaunchNeedNotSay() {
    assertThat(RecordedJvm.of(Map.of())).isEmpty();
    assertThat(RecordedJvm.of(Map.of("jvm.name", "VM", "jvm.version", "unknown"))).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "-Xint",
        "-XX:-TieredCompilation",
        "-XX:CompileThreshold=100000",
        "-XX:CompileThresholdScaling=20",
        "-XX:Tier4InvocationThreshold=50000",
        "-XX:CompileCommand=CompileThresholdScaling,*::*,20.0",
        "-XX:CompileCommand=exclude,lab.FirstHarness::measure",
        "-XX:CompileCommand=exclude lab.FirstHarness::measure",
        "-XX:CompileCommand=compileonly,lab.First::*",
        "-XX:CompileCommandFile=commands"
      })
  void optionsThatDelayLoops(String option) {
    assertThat(started("-Xmx1g", RecordedJvm.COMPILES_SOONER, option).changingCompilation())
        .containsExactly(option);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "-Xmx1g",
        "-XX:TieredStopAtLevel=1",
        "-XX:Tier3BackEdgeThreshold=600000",
        "-XX:CompileCommand=quiet",
        "-XX:CompileCommand=CompileThresholdScaling,java.lang.*::*,20.0",
        "-XX:CompileCommand=print,*Harness*::measure",
        RecordedJvm.COMPILES_SOONER
      })
  void optionsThatDoNot(String option) {
    assertThat(started(option).changingCompilation()).isEmpty();
  }

  @Test
  void theLastOptionOfAFenceCounts() {
    assertThat(started().passesFence()).isTrue();
    assertThat(started("-Xmx64m").passesFence()).isTrue();
    assertThat(started(RecordedJvm.WITHOUT_FENCE, "-Xmx64m").passesFence()).isFalse();
    assertThat(started(RecordedJvm.WITHOUT_FENCE, FENCE).passesFence()).isTrue();
    assertThat(started(FENCE, RecordedJvm.WITHOUT_FENCE).passesFence()).isFalse();
  }

  private static RecordedJvm recorded(String name, String version) {
    return RecordedJvm.of(Map.of("jvm.name", name, "jvm.version", version)).orElseThrow();
  }

  private static RecordedJvm started(String... options) {
    Map<String, String> facts =
        Map.of(
            "jvm.name",
            "OpenJDK 64-Bit Server VM",
            "jvm.version",
            "25+36",
            "jvm.arguments",
            String.join(" ", List.of(options)));
    return RecordedJvm.of(facts).orElseThrow();
  }
}

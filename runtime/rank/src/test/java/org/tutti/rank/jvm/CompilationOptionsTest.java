package org.tutti.rank.jvm;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Tag("jdk")
class CompilationOptionsTest {
  private static final String OWN =
      "-XX:CompileCommand=CompileThresholdScaling,*Harness*::measure,0.3";

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
        "-XX:CompileCommand=compileonly,lab.First::*",
        "-XX:CompileCommandFile=commands"
      })
  void optionsThatDelayLoops(String option) {
    assertThat(CompilationOptions.changing(List.of("-Xmx1g", OWN, option), List.of(OWN)))
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
        OWN
      })
  void optionsThatDoNot(String option) {
    assertThat(CompilationOptions.changing(List.of(option), List.of(OWN))).isEmpty();
  }
}

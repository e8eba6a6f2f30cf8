package org.tutti.rank.jvm;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Tag("jdk")
class OptionsByHandTest {
  @ParameterizedTest
  @ValueSource(
      strings = {
        "-Xmx1g",
        "-Xss4m",
        "-Dname=value",
        "-ea",
        "-javaagent:agent.jar=option",
        "-agentlib:hprof",
        "-Xlog:gc*",
        "--add-opens=java.base/java.lang=ALL-UNNAMED",
        "-XX:-UsePerfData"
      })
  void whatSaysNothingOfCompilersOrCollectorsIsPassedOn(String option) {
    assertThat(OptionsByHand.permit(List.of("-Da=b", option))).isTrue();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "-Xint",
        "-Xcomp",
        "-Xshare:off",
        "-Xshare:auto",
        "-XX:AOTCache=mine",
        "-XX:SharedArchiveFile=mine",
        "-XX:+UseG1GC",
        "-XX:+UseParallelGC",
        "-XX:TieredStopAtLevel=1",
        "-XX:CompileCommand=quiet",
        "-XX:Flags=flags",
        "-agentlib:jdwp=transport=dt_socket",
        "-agentlib:jdwp=transport=dt_socket,server=y,suspend=n,address=127.0.0.1:0",
        "-agentpath:/lib/libjdwp.so=server=y",
        "-Xrunjdwp:server=y",
        "-XX:StartFlightRecording"
      })
  void whoeverDecidesAboutThemIsNotOverruled(String option) {
    assertThat(OptionsByHand.permit(List.of("-Da=b", option))).isFalse();
  }

  @Test
  void aHeapOrStackOfTheUserTakesThePlaceOfOurs() {
    assertThat(OptionsByHand.replace(List.of("-Xmx8m"), "-Xms10m")).isTrue();
    assertThat(OptionsByHand.replace(List.of("-Xmx8m"), "-XX:NewSize=2m")).isTrue();
    assertThat(OptionsByHand.replace(List.of("-XX:MaxRAMPercentage=5"), "-Xms10m")).isTrue();
    assertThat(OptionsByHand.replace(List.of("-Xss4m"), "-Xss512k")).isTrue();
    assertThat(OptionsByHand.replace(List.of("-Xmx8m"), "-Xss512k")).isFalse();
    assertThat(OptionsByHand.replace(List.of("-Da=b"), "-Xms10m")).isFalse();
  }
}

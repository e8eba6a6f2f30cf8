package org.tutti.campaign.launch;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.tutti.rank.jvm.RankJvmOptions;

@Tag("jdk")
class JavaProgramTest {
  static class Plain {
    double body() {
      return Math.sqrt(2);
    }
  }

  static class Streaming {
    int body() {
      return IntStream.range(0, 10).sum();
    }
  }

  @TempDir private Path directory;

  @Test
  void theJvmAcceptsTheOptionsOfRanksInSilence() throws Exception {
    List<String> command = new ArrayList<>(List.of(program().java().toString()));
    command.addAll(program().virtualMachineOptions());
    command.addAll(List.of("--version"));
    ProcessBuilder builder = new ProcessBuilder(command).redirectErrorStream(true);
    builder.environment().remove("JAVA_TOOL_OPTIONS");
    Process jvm = builder.start();
    String printed = new String(jvm.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(jvm.waitFor()).isZero();
    assertThat(printed).doesNotContain("CompileCommand").doesNotContainIgnoringCase("warning");
  }

  /** Whatever JDK the driver has. */
  @ParameterizedTest
  @CsvSource({"17.0.15, false", "21.0.4, false", "22, true", "25.0.1, true", "?, true"})
  void callsOfALibraryArePermittedAsTheJdkOfTheRanksNeedsIt(String version, boolean isNeeded)
      throws Exception {
    Path java = Files.createDirectories(directory.resolve("bin")).resolve("java");
    Files.writeString(java, "#!/bin/sh\n");
    assertThat(java.toFile().setExecutable(true)).isTrue();
    Files.writeString(directory.resolve("release"), "JAVA_VERSION=\"" + version + "\"\n");
    JavaProgram ranks = new JavaProgram(java, List.of(), "a.jar", "Main", List.of());
    assertThat(ranks.command().contains("--enable-native-access=ALL-UNNAMED")).isEqualTo(isNeeded);
  }

  /** Of several commands for a method, the JVM follows the last; bench/compiled-loops shows it. */
  @Test
  void whatACallOfTheLibraryPassesThroughIsNotCompiledLater() {
    String prefix = "-XX:CompileCommand=CompileThresholdScaling,jdk.";
    assertThat(program().options().stream().filter(option -> option.startsWith(prefix)))
        .last()
        .isEqualTo(prefix + "internal.foreign.*::*,1.0");
  }

  @Test
  void onlyPlainBenchmarksAreMeasuredWithOptionsThatDelayMethods() {
    assertThat(program().forBenchmarksOf(List.of(Plain.class.getName())).options())
        .isEqualTo(RankJvmOptions.ALL);
    assertThat(program().forBenchmarksOf(List.of(Streaming.class.getName())).options())
        .hasSize(RankJvmOptions.ALL.size() - RankJvmOptions.OF_START.size())
        .doesNotContainAnyElementsOf(RankJvmOptions.OF_START);
  }

  private static JavaProgram program() {
    return JavaProgram.ofThisJvm("Main", List.of());
  }
}

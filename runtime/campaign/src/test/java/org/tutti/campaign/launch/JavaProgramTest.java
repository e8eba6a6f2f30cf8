package org.tutti.campaign.launch;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class JavaProgramTest {
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

  /** Of several commands for a method, the JVM follows the last; bench/compiled-loops shows it. */
  @Test
  void whatACallOfTheLibraryPassesThroughIsNotCompiledLater() {
    String prefix = "-XX:CompileCommand=CompileThresholdScaling,jdk.";
    assertThat(program().options().stream().filter(option -> option.startsWith(prefix)))
        .last()
        .isEqualTo(prefix + "internal.foreign.*::*,1.0");
  }

  private static JavaProgram program() {
    return JavaProgram.ofThisJvm("Main", List.of());
  }
}

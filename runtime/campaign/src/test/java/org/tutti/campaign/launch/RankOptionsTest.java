package org.tutti.campaign.launch;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.tutti.mpi.ProviderKind;
import org.tutti.records.campaign.LaunchSettings;
import org.tutti.records.settings.SettingKey;
import org.tutti.records.settings.Settings;

@Tag("jdk")
class RankOptionsTest {
  private static final List<String> OPTIONS =
      List.of("-Xmx1g", "1:-Dname=it's $HOME", "1:-Xlog:gc", "0:-ea");

  @TempDir private static Path directory;

  @BeforeAll
  static void writeProgram() throws Exception {
    Path program = directory.resolve("java");
    Files.writeString(program, "#!/bin/sh\nprintf '%s\\n' \"$@\"\n");
    assertThat(program.toFile().setExecutable(true)).isTrue();
  }

  @ParameterizedTest
  @ValueSource(strings = {"OMPI_COMM_WORLD_RANK", "PMI_RANK", "PMIX_RANK", "SLURM_PROCID"})
  void aRankGetsItsOwnOptionsFromAnyLauncher(String variable) throws Exception {
    assertThat(started(Map.of(variable, "1")))
        .containsExactly("-Dname=it's $HOME", "-Xlog:gc", "A");
    assertThat(started(Map.of(variable, "0"))).containsExactly("-ea", "A");
    assertThat(started(Map.of(variable, "2"))).containsExactly("A");
  }

  @Test
  void withoutThemNothingIsWrapped() {
    assertThat(RankOptions.in(List.of("java", "A"), List.of("-Xmx1g")))
        .containsExactly("java", "A");
    assertThat(RankOptions.ofAll(OPTIONS)).containsExactly("-Xmx1g");
  }

  @Test
  void anOptionOfNoJvmIsRefused() {
    assertThatThrownBy(() -> RankOptions.check(settings(), new HydraLauncher(Path.of("mpiexec"))))
        .hasMessageContaining("rank 1 alone, which has no JVM of its own")
        .hasMessageContaining("Ranks are 0 to 0.");
    assertThatThrownBy(
            () -> RankOptions.check(settings(), new SelfLauncher(ProviderKind.IN_PROCESS)))
        .hasMessageContaining("share a JVM");
  }

  /** The arguments that a program gets which stands for java. */
  private static List<String> started(Map<String, String> environment) throws Exception {
    ProcessBuilder shell = new ProcessBuilder(RankOptions.in(List.of("./java", "A"), OPTIONS));
    shell.environment().keySet().removeIf(name -> name.matches(".*RANK|SLURM_PROCID"));
    shell.environment().putAll(environment);
    Process process = shell.directory(directory.toFile()).start();
    return new String(process.getInputStream().readAllBytes()).lines().toList();
  }

  private static LaunchSettings settings() {
    return new LaunchSettings("a.jar", "Main", List.of(), Settings.NONE)
        .with(SettingKey.JAVA, "java")
        .with(SettingKey.JVM_OPTION, OPTIONS)
        .with(SettingKey.PROCESSES, 1);
  }
}

package org.tutti.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.tutti.campaign.launch.JavaProgram;
import org.tutti.diagnostics.ProblemKind;
import org.tutti.mpi.names.LauncherName;
import org.tutti.mpi.names.LibraryName;
import org.tutti.mpi.names.MpiSelection;
import org.tutti.rank.entry.RankMain;
import org.tutti.records.campaign.CampaignDirectory;
import org.tutti.records.campaign.LaunchSettings;
import org.tutti.records.campaign.Manifest;
import org.tutti.records.campaign.Manifest.PlannedTreatment;
import org.tutti.records.campaign.PlannedCampaign;
import org.tutti.records.campaign.SampleCampaign;
import org.tutti.records.campaign.Treatment;
import org.tutti.records.settings.HostList;
import org.tutti.records.settings.SettingKey;
import org.tutti.records.settings.Settings;

/** A results directory looks like data, and is handed on as such: it starts no program. */
class ProgramsOfDirectoriesTest {
  private static final int LAUNCHES = 6;

  @TempDir private Path directory;
  private final StringWriter errors = new StringWriter();

  @ParameterizedTest
  @ValueSource(strings = {"java", "launcher", "remote shell", "MPI library", "JVM option"})
  void noCommandStartsAProgramThatOnlyTheDirectoryNames(String kind) throws IOException {
    campaign(settings -> with(kind, settings));
    List<String> commands =
        new ArrayList<>(List.of("run --results DIR", "gate --baseline DIR --results HEAD"));
    if (!kind.equals("java")) {
      // It has the java of this JVM.
      commands.add("rerun DIR --results HEAD");
    }
    for (String command : commands) {
      assertThat(run(command)).as(command + errors).isEqualTo(ProblemKind.USAGE.exitStatus());
      assertThat(errors.toString())
          .as(command)
          .contains("[TUTTI-358]")
          .contains(kind + " '")
          .contains("--trust-programs");
      assertThat(directory.resolve("started")).as(command).doesNotExist();
      assertThat(directory.resolve("head")).doesNotExist();
    }
  }

  /** So the test above can fail. */
  @Test
  void whoeverTrustsTheDirectoryStartsThem() throws IOException {
    campaign(settings -> with("launcher", settings));
    run("run --results DIR --trust-programs");
    assertThat(errors.toString()).doesNotContain("TUTTI-358");
    assertThat(directory.resolve("started")).exists();
    // It lies beside the directory, whose maker may have brought it: nobody has named it.
    Files.delete(directory.resolve("started"));
    errors.getBuffer().setLength(0);
    run("run --results DIR");
    assertThat(errors.toString()).contains("TUTTI-358");
    assertThat(directory.resolve("started")).doesNotExist();
  }

  @Test
  void aBaselineJarOfTheCommandLineIsThatOfTheUser() throws IOException {
    campaign(settings -> settings.withClassPath(directory.resolve("of-baseline.jar").toString()));
    Path jar = Files.writeString(directory.resolve("of-user.jar"), "");
    assertThat(run("run --results DIR")).isEqualTo(ProblemKind.USAGE.exitStatus());
    assertThat(errors.toString()).contains("benchmarks '" + directory.resolve("of-baseline.jar"));
    errors.getBuffer().setLength(0);
    run("gate --baseline DIR --results HEAD --baseline-jar " + jar);
    assertThat(errors.toString()).doesNotContain("TUTTI-358");
  }

  private LaunchSettings with(String kind, LaunchSettings settings) {
    String program = script();
    return switch (kind) {
      case "java" -> settings.with(SettingKey.JAVA, program);
      case "launcher" ->
          settings.withMpi(MpiSelection.OPEN.withLauncher(new LauncherName(program)));
      case "remote shell" ->
          settings.withHosts(HostList.parse("far.example:2").withRemoteShell(program));
      case "MPI library" ->
          settings.withMpi(MpiSelection.OPEN.withLibrary(new LibraryName(program)));
      default -> settings.plus(SettingKey.JVM_OPTION, "-XX:OnOutOfMemoryError=" + program);
    };
  }

  private String script() {
    try {
      Path script =
          Files.writeString(
              directory.resolve("program"),
              "#!/bin/sh\ntouch '" + directory.resolve("started") + "'\nexit 1\n");
      assertThat(script.toFile().setExecutable(true)).isTrue();
      return script.toString();
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }

  private void campaign(UnaryOperator<LaunchSettings> change) {
    CampaignDirectory campaign = new CampaignDirectory(directory.resolve("campaign"));
    SampleCampaign.write(campaign, LAUNCHES);
    LaunchSettings settings = change.apply(ordinary());
    PlannedCampaign.of(
        campaign,
        new Manifest(
            new Manifest.Origin("test", Instant.EPOCH, Map.of(), Map.of()),
            settings,
            List.of(new PlannedTreatment(Treatment.ONLY, settings)),
            LAUNCHES + 1,
            1));
  }

  private static LaunchSettings ordinary() {
    JavaProgram program = JavaProgram.ofThisJvm(RankMain.class.getName(), List.of());
    return new LaunchSettings(program.classPath(), program.mainClass(), List.of(), Settings.NONE)
        .with(SettingKey.JAVA, program.java().toString())
        .with(SettingKey.JVM_OPTION, program.options())
        .with(SettingKey.PROCESSES, 2);
  }

  private int run(String command) {
    String[] words =
        command
            .replace("DIR", directory.resolve("campaign").toString())
            .replace("HEAD", directory.resolve("head").toString())
            .split(" ");
    return Main.run(
        new PrintWriter(new StringWriter(), true),
        new PrintWriter(errors, true),
        System.getenv(),
        words);
  }
}

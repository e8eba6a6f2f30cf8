package org.tutti.examples.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** {@code selftest}, {@code reproduce}, {@code gate} and {@code resume} with real launches. */
class JudgementIT {
  private static final List<String> SMALL =
      List.of("-np", "2", "--msizes", "8", "--nrep", "30", "Example01Allreduce*");

  @TempDir Path directory;

  @ParameterizedTest
  @ValueSource(strings = {"mpirun.openmpi", "mpiexec.mpich"})
  void selftestTellsWhatCanBeMeasuredHere(String launcher) throws Exception {
    Tutti.Ended ended = run(launcher, "selftest", "--launches", "2", "--results", "aa");

    assertThat(ended.status()).as(ended.said()).isZero();
    assertThat(ended.output())
        .contains("What can be measured on this machine:")
        .contains("The clock MONOTONIC")
        .contains("After a BARRIER the last rank starts")
        .contains("Smallest difference: 2 against 2 launches")
        .contains("lies between launches")
        .contains("False positives: ");
    assertThat(ended.error())
        .contains("Design: 2 blocks of 2 launches in random order")
        .contains("Time: very roughly")
        .contains("launch 4/4");
  }

  @ParameterizedTest
  @ValueSource(strings = {"mpirun.openmpi", "mpiexec.mpich"})
  void reproduceShowsTheSpreadOfTrials(String launcher) throws Exception {
    Tutti.Ended ended =
        run(launcher, "reproduce", "--trials", "2", "--launches", "1", "--results", "trials");

    assertThat(ended.status()).as(ended.said()).isZero();
    assertThat(ended.output()).contains("normalised: Q1").contains("(msize 8, p 2)");
    assertThat(directory.resolve("trials/trial-001/launches/0001.jsonl")).exists();
    assertThat(directory.resolve("trials/trial-002/launches/0001.jsonl")).exists();
  }

  /** Four pairs cannot be significant at 5 %, so that the outcome is known beforehand. */
  @ParameterizedTest
  @ValueSource(strings = {"mpirun.openmpi", "mpiexec.mpich"})
  void gateMeasuresBaselineAndHeadAlternately(String launcher) throws Exception {
    Tutti.Ended baseline = run(launcher, "run", "--launches", "1", "--results", "baseline");
    assertThat(baseline.status()).as(baseline.said()).isZero();
    Path jar = Files.copy(Tutti.JAR, directory.resolve("the baseline's.jar"));

    Tutti.Ended gate =
        Tutti.alone(directory)
            .run(
                "gate",
                "--baseline",
                "baseline",
                "--baseline-jar",
                jar.toString(),
                "--launches",
                "2",
                "--junit",
                "gate.xml",
                "--markdown",
                "gate.md");

    assertThat(gate.status()).as(gate.said()).isEqualTo(4);
    assertThat(gate.output()).contains("Gate: inconclusive. Of 1 cells");
    assertThat(gate.error())
        .contains("revision=baseline")
        .contains("revision=head")
        .contains("by the 1 launch in baseline");
    assertThat(directory.resolve("gate.xml")).content().contains("skipped=\"1\"");
    assertThat(directory.resolve("gate.md")).content().contains("### Tutti gate: inconclusive");
  }

  /** Before anything is launched, and with the change in the data when it is to go on. */
  @ParameterizedTest
  @ValueSource(strings = {"mpirun.openmpi", "mpiexec.mpich"})
  void resumeRefusesAnotherLibraryUntilItIsTold(String launcher) throws Exception {
    Tutti.Ended begun = run(launcher, "run", "--launches", "1", "--results", "campaign");
    assertThat(begun.status()).as(begun.said()).isZero();
    Path file = directory.resolve("campaign/launches/0001.jsonl");
    String launch = Files.readString(file);
    int completion = launch.lastIndexOf("{\"record\":\"completion\"");
    // As if it had been measured with another build; without its checksum the file is still read.
    Files.writeString(
        file,
        launch
            .substring(0, completion)
            .replaceFirst("\"version\":\"[^\"]", "\"version\":\"Another build of "));

    Tutti.Ended refused = resume();
    assertThat(refused.status()).as(refused.said()).isEqualTo(1);
    assertThat(refused.error())
        .contains("[TUTTI-115]")
        .contains("the library's build was Another build of ")
        .contains("--although-changed");
    assertThat(directory.resolve("campaign/attempts/0002-1")).doesNotExist();

    Tutti.Ended told = resume("--although-changed");
    assertThat(told.status()).as(told.said()).isZero();
    assertThat(directory.resolve("campaign/launches/0002.jsonl"))
        .content()
        .contains("\"campaign.changed\":\"the library's build was Another build of ");
  }

  @Test
  void aPilotTellsWhatTheCampaignCosts() throws Exception {
    String launcher = "mpirun.openmpi";
    String[] run = {"run", "--pilot", "2", "--launches", "1", "--results", "campaign"};
    Tutti.Ended small = run(launcher, with(run, "--budget", "1ms"));
    assertThat(small.status()).as(small.said()).isEqualTo(1);
    assertThat(small.error())
        .contains("No split is proposed: [TUTTI-133]")
        .contains("by the 2 launches in campaign/pilot")
        .contains("[TUTTI-130]")
        .contains("nothing was started");

    Tutti.Ended free = run(launcher, run);
    assertThat(free.status()).as(free.said()).isZero();
    assertThat(free.error()).contains("launch 1/1");
    assertThat(directory.resolve("campaign/launches/0001.jsonl")).exists();
  }

  @Test
  void aPilotThatFailsEndsTheCampaign() throws Exception {
    Tutti.Ended ended =
        run(
            "mpirun.openmpi",
            with(
                new String[] {"run", "--pilot", "2", "--retries", "0", "--results", "campaign"},
                "--launcher-option=--no-such-option"));
    assertThat(ended.status()).as(ended.said()).isEqualTo(1);
    assertThat(ended.error()).contains("[TUTTI-132]").contains("The pilot was not finished");
  }

  private static String[] with(String[] first, String... more) {
    List<String> all = new ArrayList<>(List.of(first));
    all.addAll(List.of(more));
    return all.toArray(String[]::new);
  }

  private Tutti.Ended resume(String... more) throws Exception {
    List<String> arguments = new ArrayList<>(List.of("resume", "campaign", "--launches", "2"));
    arguments.addAll(List.of(more));
    return Tutti.alone(directory).run(arguments.toArray(String[]::new));
  }

  private Tutti.Ended run(String launcher, String... first) throws Exception {
    List<String> arguments = new ArrayList<>(List.of(first));
    arguments.addAll(List.of("--launcher", launcher));
    arguments.addAll(SMALL);
    return Tutti.alone(directory).run(arguments.toArray(String[]::new));
  }
}

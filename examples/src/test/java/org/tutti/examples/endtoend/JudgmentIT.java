package org.tutti.examples.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.zip.CRC32C;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.tutti.diagnostics.ProblemKind;

/**
 * {@code selftest}, {@code reproduce}, {@code gate} and {@code resume} with real launches; each
 * with one library, since both start launches and measure by the same code.
 */
class JudgmentIT {
  private static final String SMALL = "-np 2 --msizes 8 --nrep 30 Example01Allreduce* --launcher ";

  @RegisterExtension static final CommandSession TUTTI = new CommandSession();

  private final Path directory = TUTTI.directory();

  @ParameterizedTest
  @ValueSource(strings = {"mpirun.openmpi", "mpiexec.mpich"})
  void theDoctorExaminesThisMachine(String launcher, @TempDir Path empty) throws Exception {
    Tutti.Ended ended =
        Tutti.alone(empty).line("doctor -np 2 --bind-to none --launcher " + launcher);

    assertThat(ended.output())
        .as(ended.said())
        .containsPattern("(?m)^good  library     .*MPI")
        .containsPattern("(?m)^poor  binding     .*rank 0 may move")
        .contains("Bind ranks with --bind-to core.")
        .contains("huge pages", "cgroups", "governor", "clock");
    assertThat(Files.list(empty))
        .as("nothing but what it printed")
        .allMatch(file -> file.getFileName().toString().matches("std(out|err)\\d+\\.txt"));
  }

  @Tag("all")
  @Test
  void selftestReportsWhatCanBeMeasuredHere() throws Exception {
    Tutti.Ended ended =
        TUTTI.line("selftest --launches 2 --results selftest " + SMALL + "mpirun.openmpi");

    assertThat(ended.status()).as(ended.said()).isZero();
    assertThat(ended.sentences())
        .contains("What can be measured on this machine:")
        .contains("The clock MONOTONIC")
        .contains("After a BARRIER, the last rank starts")
        .contains("Smallest difference: 2 pairs of launches cannot show")
        .contains("lies between launches")
        .contains("False positives: ");
    assertThat(ended.error())
        .contains("Design: 2 blocks of 2 launches in counterbalanced order")
        .contains("Time: roughly")
        .contains("launch 4/4");
  }

  @Tag("all")
  @Test
  void reproduceShowsTheSpreadOfTrials() throws Exception {
    Path trials = directory.resolve("trials");
    Tutti.Ended ended =
        TUTTI.line("reproduce --trials 2 --launches 1 --results trials " + SMALL + "mpiexec.mpich");

    assertThat(ended.status()).as(ended.said()).isZero();
    assertThat(ended.output()).contains("normalized: Q1").containsPattern(" 8 B +median ");
    assertThat(trials.resolve("trial-001/launches/0001.jsonl")).exists();
    assertThat(trials.resolve("trial-002/launches/0001.jsonl")).exists();
  }

  /** Four pairs cannot be significant at 5 %, so the outcome is known in advance. */
  @Test
  void gateMeasuresBaselineAndHeadAlternately() throws Exception {
    Path jar = directory.resolve("the baseline's.jar");
    Files.copy(Tutti.JAR, jar);
    Path baseline = MeasuredCampaign.OPEN_MPI.copyTo(directory.resolve("baseline"));

    Tutti.Ended gate =
        TUTTI.line(
            "gate --allow-untrustworthy --launches 2 --junit gate.xml --markdown gate.md",
            "--baseline",
            baseline.toString(),
            "--baseline-jar",
            jar.toString());

    assertThat(gate.status()).as(gate.said()).isEqualTo(4);
    assertThat(gate.output()).contains("Gate: inconclusive. Of 1 cell");
    assertThat(gate.error())
        .contains("revision=baseline")
        .contains("revision=head")
        .contains("by the 1 launch in " + baseline);
    assertThat(directory.resolve("gate.xml")).content().contains("skipped=\"1\"");
    assertThat(directory.resolve("gate.md")).content().contains("### Tutti gate: inconclusive");
  }

  /** A benchmark that throws in all launches of the head must not pass. */
  @Test
  void gateStopsABenchmarkThatBroke() throws Exception {
    MeasuredCampaign.FAILED_CELL.copyTo(directory.resolve("broke"));
    Tutti tutti = Tutti.alone(directory).withTestBenchmarks();

    Tutti.Ended gate =
        tutti.line("gate broke --allow-untrustworthy --factor env:BROKEN=0,1 --junit broke.xml");
    assertThat(gate.status()).as(gate.said()).isEqualTo(5);
    assertThat(gate.sentences())
        .contains("Gate: cell missing. Of 1 cell")
        .contains("[TUTTI-321]")
        .contains("BreakingBenchmark.mayBreak (8 B, p 2): failed: [TUTTI-206]");
    assertThat(directory.resolve("broke.xml")).content().contains("tests=\"1\"", "errors=\"1\"");
  }

  /** As if the plan of the baseline said another message size than it measured. */
  @Test
  void gateMeasuresNothingForAPlanThatWasChanged() throws Exception {
    Path baseline = MeasuredCampaign.OPEN_MPI.copyTo(directory.resolve("other-plan"));
    Path plan = baseline.resolve("manifest.json");
    String planned = Files.readString(plan);
    assertThat(planned).contains("\"msizes\" : \"8\"");
    Files.writeString(plan, planned.replace("\"msizes\" : \"8\"", "\"msizes\" : \"16\""));

    Tutti.Ended gate =
        TUTTI.line("gate --allow-untrustworthy --baseline " + baseline.getFileName());

    assertThat(gate.status()).as(gate.said()).isEqualTo(5);
    assertThat(gate.output()).contains("[TUTTI-111]");
    assertThat(directory.resolve("head-after-" + baseline.getFileName())).doesNotExist();
  }

  /** Before anything is launched; if the user allows the change, it is recorded with the data. */
  @Test
  void resumeRejectsAnotherLibraryUnlessAllowed() throws Exception {
    Path campaign = MeasuredCampaign.MPICH.copyTo(directory.resolve("another-build"));
    String resume = "run --results " + campaign.getFileName() + " --launches 2";
    Path file = campaign.resolve("launches/0001.jsonl");
    String launch = Files.readString(file);
    int completion = launch.lastIndexOf("{\"record\":\"completion\"");
    // As if it had been measured with another build.
    String other =
        launch
            .substring(0, completion)
            .replaceFirst("\"version\":\"[^\"]", "\"version\":\"Another build of ");
    CRC32C checksum = new CRC32C();
    checksum.update(other.getBytes(StandardCharsets.UTF_8));
    Files.writeString(
        file,
        other
            + launch
                .substring(completion)
                .replaceFirst("\"crc32c\":\\d+", "\"crc32c\":" + checksum.getValue()));
    // It is begun again from the files, and knew the file as it was.
    Files.delete(campaign.resolve("journal.jsonl"));

    Tutti.Ended refused = TUTTI.line(resume);
    assertThat(refused.status()).as(refused.said()).isEqualTo(ProblemKind.DATA.exitStatus());
    assertThat(refused.error())
        .contains("[TUTTI-115]")
        .contains("the library's build was Another build of ")
        .contains("--allow-changed");
    assertThat(campaign.resolve("attempts/0002-1")).doesNotExist();

    Tutti.Ended told = TUTTI.lineWithPage(resume + " --allow-changed");
    assertThat(told.status()).as(told.said()).isZero();
    assertThat(campaign.resolve("report.html")).content().contains("<svg");
    assertThat(campaign.resolve("launches/0002.jsonl"))
        .content()
        .contains("\"campaign.changed\":\"the library's build was Another build of ");
  }
}

package org.tutti.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.tutti.diagnostics.MeasurementProblem;
import org.tutti.diagnostics.ProblemKind;
import org.tutti.records.campaign.CampaignDirectory;
import org.tutti.records.campaign.Manifests;
import org.tutti.records.campaign.PlannedCampaign;
import org.tutti.records.campaign.SampleCampaign;
import org.tutti.records.campaign.WrittenCampaign;

class CampaignCommandsTest {
  @TempDir private Path path;
  private CampaignDirectory campaign;
  private final StringWriter output = new StringWriter();
  private final StringWriter errors = new StringWriter();

  @BeforeEach
  void measure() {
    campaign = new CampaignDirectory(path.resolve("a campaign"));
    SampleCampaign.write(campaign, 7);
  }

  @Test
  void reportsACampaign() {
    assertThat(run("report", campaign())).isZero();
    assertThat(output.toString()).contains("BCAST").contains("Results: " + campaign());
  }

  @Test
  void reportsWhatWasCountedOnRequest() {
    assertThat(run("report", campaign(), "--verbose")).isZero();
    assertThat(output.toString()).contains("Nothing was counted: no launch has such figures");
  }

  @Test
  void listsThePicturesOfACampaign() {
    assertThat(run("export", "--help")).isZero();
    assertThat(output.toString()).contains("run-time", "violin");
    assertThat(run("export", "nowhere", "--picture", "violin"))
        .isEqualTo(ProblemKind.DATA.exitStatus());
    assertThat(errors.toString()).contains("nowhere");
  }

  @Test
  void aCommandThatCompletesItselfHasANameOfTheShell() {
    assertThat(run("help", "completion", "my-tutti_2")).isZero();
    assertThat(output.toString()).contains("_complete_my-tutti_2");
    assertThat(run("help", "completion", "a b")).isEqualTo(ProblemKind.USAGE.exitStatus());
    assertThat(errors.toString()).contains("'a b' cannot be the name of a command");
  }

  @Test
  void refusesADirectoryThatIsNoCampaign() {
    assertThat(run("report", path.toString())).isEqualTo(ProblemKind.DATA.exitStatus());
    assertThat(errors.toString()).contains("[TUTTI-107]");
  }

  @Test
  void comparesACampaignWithItself() {
    assertThat(run("compare", campaign(), campaign())).isZero();
    assertThat(output.toString()).contains("B/A").contains("fewer than 20 launches");
  }

  /** The commands that compare with something earlier agree on what is missing. */
  @ParameterizedTest
  @ValueSource(strings = {"gate --baseline", "compare"})
  void aCellThatFailsOnTheOtherSideIsAnErrorUnlessAllowed(String command) throws Exception {
    String before = written("before", launch -> new long[] {1000 + launch % 3});
    String after = written("after", launch -> new long[0]);
    List<String> arguments = new ArrayList<>(List.of(command.split(" ")));
    arguments.addAll(List.of(before, after));

    assertThat(run(arguments.toArray(String[]::new))).isEqualTo(5);
    assertThat(output.toString().replaceAll("\\s+", " "))
        .contains("[TUTTI-321] 1 cell of the baseline failed or is absent.", "--allow-missing")
        .contains(
            "Variants.broken (8 B, p 2): failed: [TUTTI-206] the benchmark threw on all ranks");
    arguments.add("--allow-missing");
    assertThat(run(arguments.toArray(String[]::new))).isZero();
  }

  private String written(String name, WrittenCampaign.RunTimes broken) {
    return new WrittenCampaign(
            path.resolve(name), Instant.EPOCH.plusSeconds(name.equals("before") ? 0 : 9))
        .variant("whole", 8, launch -> new long[] {1000 + launch % 3})
        .variant("broken", 8, broken)
        .unmeasured(MeasurementProblem.CELL_SKIPPED, "it threw something")
        .write(60)
        .path()
        .toString();
  }

  @Test
  void rejectsInvalidComparisons() {
    assertThat(run("compare", campaign())).isEqualTo(ProblemKind.USAGE.exitStatus());
    assertThat(run("compare", campaign(), campaign(), "--factor", "a=b,c"))
        .isEqualTo(ProblemKind.USAGE.exitStatus());
    assertThat(run("compare", campaign(), "--factor", "a=b"))
        .isEqualTo(ProblemKind.USAGE.exitStatus());
    assertThat(errors.toString().lines()).hasSize(3).allMatch(line -> line.contains("[TUTTI-126]"));
  }

  @Test
  void refusesALevelThatWasNotMeasured() {
    assertThat(run("compare", campaign(), "--factor", "library=a,b"))
        .isEqualTo(ProblemKind.USAGE.exitStatus());
    assertThat(errors.toString()).contains("[TUTTI-121]");
  }

  @Test
  void exportsIntoAFile() throws IOException {
    Path file = path.resolve("out.csv");
    assertThat(run("export", campaign(), "--format", "csv-launches", "-o", file.toString()))
        .isZero();
    assertThat(Files.readAllLines(file)).hasSize(1 + 7 * SampleCampaign.CELLS);
  }

  @Test
  void reportsAFileThatCannotBeWritten() {
    assertThat(run("export", campaign(), "-o", "/proc/no-such-file"))
        .isEqualTo(ProblemKind.DATA.exitStatus());
    assertThat(errors.toString()).contains("[TUTTI-128]");
  }

  @Test
  void aFullDiskIsReported() {
    assertThat(run("export", campaign(), "-o", "/dev/full"))
        .isEqualTo(ProblemKind.DATA.exitStatus());
    assertThat(errors.toString()).contains("[TUTTI-128]").contains("No space left");
  }

  @Test
  void aFullStandardOutputIsReported() throws IOException {
    try (PrintWriter full = new PrintWriter("/dev/full")) {
      int status =
          Main.run(full, new PrintWriter(errors, true), System.getenv(), "export", campaign());
      assertThat(status).isEqualTo(ProblemKind.DATA.exitStatus());
    }
    assertThat(errors.toString()).contains("[TUTTI-008]");
  }

  @Test
  void launchesStartedByHandHaveNoPlan() {
    assertThat(run("run", "--results", campaign(), "--allow-changed"))
        .isEqualTo(ProblemKind.USAGE.exitStatus());
    assertThat(errors.toString()).contains("are for a campaign that is continued");
    assertThat(run("rerun", campaign())).isEqualTo(ProblemKind.DATA.exitStatus());
    assertThat(errors.toString()).contains("[TUTTI-114]");
  }

  @Test
  void refusesToResumeWithOtherBenchmarks() {
    PlannedCampaign.of(campaign, Manifests.of(3));
    assertThat(run("run", "--results", campaign(), "--trust-programs"))
        .isEqualTo(ProblemKind.DATA.exitStatus());
    assertThat(errors.toString())
        .contains("[TUTTI-115]")
        .contains("Tutti was test and is now ")
        .contains("classes is missing")
        .contains("--allow-changed");
  }

  @Test
  void theGateDistinguishesAMissingBaselineFromARegression() {
    assertThat(run("gate", "--baseline", path.toString(), campaign())).isEqualTo(5);
    assertThat(output.toString()).contains("infrastructure failure").contains("[TUTTI-107]");
  }

  @Test
  void theGatePassesNothingWithoutEvidence() {
    Path junit = path.resolve("gate.xml");
    Path markdown = path.resolve("gate.md");
    assertThat(
            run(
                "gate",
                "--baseline",
                campaign(),
                campaign(),
                "--junit",
                junit.toString(),
                "--markdown",
                markdown.toString()))
        .isEqualTo(4);
    assertThat(junit).content().contains("tests=\"2\"");
    assertThat(markdown).content().contains("Tutti gate: inconclusive");
  }

  @Test
  void theGateComparesLevelsOfAnyFactor() {
    assertThat(run("gate", campaign(), "--factor", "library=openmpi,mpich"))
        .isEqualTo(ProblemKind.USAGE.exitStatus());
    assertThat(errors.toString()).contains("[TUTTI-121]").contains("library=openmpi");

    assertThat(run("gate", campaign(), "--factor", "benchmark=bcast,bcast"))
        .isEqualTo(ProblemKind.USAGE.exitStatus());
    assertThat(errors.toString()).contains("[TUTTI-003]");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "gate",
        "gate --factor a=b,c",
        "gate DIR",
        "gate DIR --baseline DIR --factor a=b,c"
      })
  void theGateNeedsTwoSides(String command) {
    assertThat(run(command.replace("DIR", "x").split(" ")))
        .isEqualTo(ProblemKind.USAGE.exitStatus());
    assertThat(errors.toString()).contains("[TUTTI-126]");
  }

  @Test
  void whatIsInconclusiveHasAStatusOfItsOwn() {
    CampaignDirectory small = new CampaignDirectory(path.resolve("small"));
    SampleCampaign.write(small, 2);
    String dir = small.path().toString();

    assertThat(run("gate", "--baseline", dir, dir)).isEqualTo(4);
    assertThat(output.toString().replaceAll("\\s+", " "))
        .contains("two different times: ")
        .doesNotContain("more launches");
  }

  @ParameterizedTest
  @ValueSource(strings = {"0", "150%", "three", "-1%", "1e9"})
  void rejectsInvalidFractions(String share) {
    assertThat(run("compare", campaign(), campaign(), "--margin", share)).isEqualTo(2);
    assertThat(errors.toString()).contains("[TUTTI-003]").contains("is not a fraction");
  }

  @ParameterizedTest
  @ValueSource(strings = {"0s", "ten minutes", "-5m", "5"})
  void rejectsInvalidDurations(String time) {
    assertThat(run("run", "--results", campaign(), "--budget", time)).isEqualTo(2);
    assertThat(errors.toString()).contains("[TUTTI-003]").contains("is not a duration");
  }

  /** Whatever else the command does, and before it begins. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "run --results DIR --submit slurm --budget soon",
        "run --results DIR --submit slurm --retries many",
        "run --results DIR/new --submit slurm --profile foo",
        "gate --baseline DIR DIR --retries many",
        "cache --after-build -np many"
      })
  void settingsThatAreNotNeededAreCheckedToo(String command) {
    String[] arguments = command.split(" ");
    Arrays.setAll(arguments, i -> arguments[i].replace("DIR", campaign()));
    assertThat(run(arguments)).isEqualTo(2);
    assertThat(errors.toString()).contains("[TUTTI-").contains(command.replaceFirst(".* ", ""));
  }

  private int run(String... arguments) {
    return Main.run(
        new PrintWriter(output, true), new PrintWriter(errors, true), System.getenv(), arguments);
  }

  private String campaign() {
    return campaign.path().toString();
  }
}

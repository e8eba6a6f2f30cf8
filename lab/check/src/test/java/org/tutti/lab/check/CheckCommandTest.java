package org.tutti.lab.check;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.tutti.analysis.gate.GateOutcome;
import org.tutti.cli.Main;
import org.tutti.cli.option.ExitStatus;
import org.tutti.diagnostics.CommandLineProblem;
import org.tutti.diagnostics.ProblemKind;
import org.tutti.records.campaign.CampaignDirectory;
import org.tutti.records.campaign.Manifests;
import org.tutti.records.campaign.PlannedCampaign;
import org.tutti.records.campaign.WrittenCampaign;
import org.tutti.records.contrast.CellContrast;
import org.tutti.records.contrast.ContrastSide;
import org.tutti.report.layout.Terminal;

/** {@code check} of a campaign whose cells take longer with 4 chunks than with 1. */
class CheckCommandTest {
  private static final int LAUNCHES = 10;
  private static final String VIOLATED = "Sum.allreduce[chunks=4] <= [chunks=1]";

  @TempDir private Path path;
  private final StringWriter output = new StringWriter();
  private final StringWriter errors = new StringWriter();
  private final Random random = new Random(9);

  @BeforeEach
  void measure() {
    WrittenCampaign campaign = new WrittenCampaign(path.resolve("campaign"), Instant.EPOCH);
    for (int msize : new int[] {8, 1024}) {
      campaign.cell(msize, "1", launch -> drawn(1000 + msize));
      campaign.cell(msize, "4", launch -> drawn(1200 + msize));
    }
    campaign.write(LAUNCHES);
  }

  @Test
  void aViolationIsPrintedAndIsTheExitStatus() {
    assertThat(check(VIOLATED)).isEqualTo(GateOutcome.REGRESSION.exitStatus());

    List<String> lines = output.toString().lines().toList();
    assertThat(lines.get(0)).matches("(WITH CARE: |NOT TRUSTWORTHY: |No reason for doubt).*");
    assertThat(lines).anyMatch(line -> line.startsWith("Guidelines: 2 violations in 2 tests by"));
    assertThat(lines).contains("    nodes x processes  paired     published  differ");
    assertThat(lines).contains("    1 x 2              2/2 (1/1)  2/2 (1/1)       0");
    assertThat(lines).anyMatch(line -> line.matches(" +8 +1\\.2. us +1\\.0. us +1\\.1.. .* both"));
    assertThat(lines).allMatch(line -> line.length() <= Terminal.NONE.width());
  }

  @Test
  void aGuidelineThatHoldsPasses() {
    assertThat(check("Sum.allreduce[chunks=1] <= [chunks=4]")).isEqualTo(ExitStatus.SUCCESS);
    assertThat(output.toString()).contains("\nGuidelines: 0 violations in 2 tests");
  }

  @Test
  void dataOfPlotsAreRowsOfCsv() {
    check(VIOLATED, "--format", "csv");

    List<String> lines = output.toString().lines().toList();
    assertThat(lines.get(0)).startsWith("table,figure,unit,").contains(",guideline,", ",varied,");
    assertThat(lines)
        .filteredOn(line -> line.startsWith("tests,left,ns,"))
        .hasSize(2)
        .anyMatch(line -> line.matches(".*,8,+120[0-9.]+,+"));
    assertThat(lines)
        .filteredOn(line -> line.startsWith("boxes,median,"))
        .hasSize(2 * 2 * LAUNCHES)
        .anyMatch(line -> line.matches(".*,8,left,1,(0\\.99|1\\.00).*"));
  }

  @Test
  void otherThresholdsDecideOtherwise() {
    assertThat(check(VIOLATED, "--margin", "50%")).isEqualTo(ExitStatus.SUCCESS);
    assertThat(check(VIOLATED, "--significance", "0.000001"))
        .isEqualTo(GateOutcome.REGRESSION.exitStatus());
    assertThat(output.toString())
        .contains("2 violations in 2 tests by launches in pairs, 0 by")
        .contains("- The published test can report nothing");
  }

  @Test
  void nothingToTestIsAnExitStatusOfItsOwn() {
    assertThat(check("Sum.allreduce[chunks=1] <= [chunks=2]"))
        .isEqualTo(GateOutcome.NOTHING_MEASURED.exitStatus());
    assertThat(output.toString()).contains("1 skipped").contains("no figures for it");
  }

  @ParameterizedTest
  @CsvSource({
    "Sum.allreduce, TUTTI-006, set of guidelines",
    "Sum.allreduce <= , TUTTI-159, not a guideline",
    "Sum.allreduc <= allreduce, TUTTI-006, no operation",
    "Sum.allreduce[chunk=1] <= [chunk=4], TUTTI-006, has the parameters"
  })
  void wrongUsageIsRefused(String guideline, String identifier, String text) {
    assertThat(check(guideline)).isEqualTo(ProblemKind.USAGE.exitStatus());
    assertThat(errors.toString()).contains("[" + identifier + "]").contains(text);
  }

  @ParameterizedTest
  @CsvSource({
    "--margin=1.5, not a fraction between 0 and 1",
    "--margin=NaN, not a fraction between 0 and 1",
    "--significance=2, not a fraction between 0 and 1",
    "--varied=chunk, Did you mean 'chunks'?",
    "--msizes=8, --msizes would have no effect"
  })
  void optionsThatMakeNoSenseAreRefused(String option, String message) {
    assertThat(check(VIOLATED, option)).isEqualTo(ProblemKind.USAGE.exitStatus());
    assertThat(errors.toString()).contains(message);
  }

  @Test
  void withoutGuidelinesThereIsNothingToCheck() {
    assertThat(check()).isEqualTo(CommandLineProblem.COMMAND_LINE_INVALID.exitStatus());
    assertThat(errors.toString()).contains(CommandLineProblem.COMMAND_LINE_INVALID.label());
  }

  @Test
  void anEmptyArgumentIsNoCampaign() {
    int status = Main.run(new PrintWriter(output), new PrintWriter(errors), Map.of(), "check", "");

    assertThat(status).isEqualTo(ProblemKind.USAGE.exitStatus());
    assertThat(errors.toString()).contains(CommandLineProblem.NAME_UNKNOWN.label());
  }

  @Test
  void whatTheCampaignWasPlannedForIsChecked() {
    CellContrast planned = new CellContrast(side("4"), side("1"));
    PlannedCampaign.of(
        new CampaignDirectory(path.resolve("campaign")), Manifests.ofContrast(LAUNCHES, planned));

    assertThat(check()).isEqualTo(GateOutcome.REGRESSION.exitStatus());
    assertThat(output.toString()).contains("Guidelines: 2 violations in 2 tests by");
  }

  private static ContrastSide side(String chunks) {
    return new ContrastSide("org.example.Sum.allreduce", Map.of("chunks", List.of(chunks)));
  }

  private int check(String... arguments) {
    String[] all = new String[arguments.length + 2];
    all[0] = "check";
    all[1] = path.resolve("campaign").toString();
    System.arraycopy(arguments, 0, all, 2, arguments.length);
    return Main.run(new PrintWriter(output), new PrintWriter(errors), Map.of(), all);
  }

  private long[] drawn(long time) {
    long[] runTimes = new long[50];
    double launch = time * (1 + 0.002 * random.nextGaussian());
    for (int i = 0; i < runTimes.length; i++) {
      runTimes[i] = Math.round(launch + 10 * random.nextGaussian());
    }
    return runTimes;
  }
}

package org.tutti.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.tutti.analysis.gate.GateOutcome;
import org.tutti.cli.compare.NamedCampaigns;
import org.tutti.records.campaign.WrittenCampaign;

/** {@code gate} and {@code compare} with the campaigns of many nights as a side. */
class GateNightsTest {
  private static final int NIGHTS = 12;
  private static final int LAUNCHES = 20;

  @TempDir private Path path;
  private final StringWriter output = new StringWriter();

  private void write(String name, int night, long level) {
    new WrittenCampaign(path.resolve(name), Instant.EPOCH.plusSeconds(86_400L * night))
        .variant("a", 8, launch -> new long[] {level + launch * 5 % 7})
        .write(LAUNCHES);
  }

  private int gate(String... baselines) {
    StringBuilder line = new StringBuilder("gate");
    for (String baseline : baselines) {
      line.append(" --baseline ").append(path.resolve(baseline));
    }
    line.append(' ').append(path.resolve("night-head"));
    return run(line.toString());
  }

  private int run(String line) {
    return Main.run(new PrintWriter(output), new PrintWriter(output), Map.of(), line.split(" "));
  }

  private void nights() {
    nightsBut(NIGHTS);
  }

  /** All but one. */
  private void nightsBut(int left) {
    for (int night = 0; night < NIGHTS; night++) {
      if (night != left) {
        write("night-" + night, night, 1000 + 40L * (night * 5 % NIGHTS));
      }
    }
  }

  /** Nor what a gate measures again, whatever the head and the nights are called. */
  @ParameterizedTest
  @ValueSource(strings = {"night-head", "./night-head", "night-latest", "../link/night-head"})
  void aPatternStandsForNoCampaignTwiceAndNotForTheHead(String head) throws IOException {
    nights();
    write("night-head", NIGHTS, 1450);
    write("night-head/confirm", NIGHTS, 1450);
    Files.createSymbolicLink(path.resolve("night-latest"), path.resolve("night-head"));
    Files.createSymbolicLink(path.resolve("night-first"), path.resolve("night-0"));
    Path link = path.resolveSibling("link");
    Files.deleteIfExists(link);
    Files.createSymbolicLink(link, path);
    List<Path> named = NamedCampaigns.of(List.of(path.resolve("night-*")), path.resolve(head));
    Files.delete(link);
    assertThat(named).hasSize(NIGHTS).noneMatch(one -> one.toString().contains("head"));
    assertThat(gate("night-*")).isEqualTo(GateOutcome.INCONCLUSIVE.exitStatus());
    assertThat(output.toString()).contains("12 nights: the other side is judged as one more night");
  }

  @Test
  void theHeadIsJudgedAsAFurtherNight() {
    nights();
    write("night-head", NIGHTS, 1450);
    assertThat(gate("night-*")).isEqualTo(GateOutcome.INCONCLUSIVE.exitStatus());
    assertThat(output.toString()).contains("12 nights: the other side is judged as one more night");

    // One of these nights alone says that it is slower.
    assertThat(gate("night-0")).isEqualTo(GateOutcome.REGRESSION.exitStatus());
    assertThat(output.toString()).contains("two different times");
  }

  @Test
  void whatNoNightIsLikeIsARegression() {
    nights();
    write("night-head", NIGHTS, 5000);
    assertThat(gate("night-*")).isEqualTo(GateOutcome.REGRESSION.exitStatus());
    assertThat(gate("night-0", "night-1")).isEqualTo(GateOutcome.INCONCLUSIVE.exitStatus());
    assertThat(output.toString()).contains("this takes 8");
  }

  @Test
  void manyCampaignsAreComparedWithMany() {
    nights();
    for (int night = 0; night < NIGHTS; night++) {
      write("other-" + night, NIGHTS + night, 2000 + 40L * (night * 7 % NIGHTS));
    }
    assertThat(run("compare " + path.resolve("night-*") + " " + path.resolve("other-*"))).isZero();
    assertThat(output.toString())
        .contains("A: 12 nights", "B against A: slower at 8 B", "each campaign counts");

    assertThat(run("compare " + path.resolve("other-3") + " " + path.resolve("night-*"))).isZero();
    assertThat(output.toString()).contains("12 nights: the other side is judged as one more night");
    assertThat(run("compare " + path.resolve("none-*") + " " + path.resolve("night-*")))
        .isEqualTo(2);
    assertThat(output.toString()).contains("[TUTTI-126] No campaign is named by");
  }

  @Test
  void noNightButTheHeadIsNoBaseline() {
    write("night-head", NIGHTS, 1000);
    assertThat(gate("night-*")).isEqualTo(2);
    assertThat(output.toString()).contains("[TUTTI-126]");
  }

  /** The written campaigns have no plan, so that nothing of them can be started again. */
  @Test
  void whatCannotBeMeasuredAgainIsNotConfirmed() {
    nights();
    write("night-head", NIGHTS, 5000);
    assertThat(
            run(
                "gate --confirm 5 --baseline "
                    + path.resolve("night-*")
                    + " "
                    + path.resolve("night-head")))
        .isEqualTo(GateOutcome.NOT_CONFIRMED.exitStatus());
    assertThat(output.toString().replaceAll("\\s+", " "))
        .contains(
            "Gate: not confirmed.",
            "Measured again: ",
            "and was not measured again.",
            "[TUTTI-423]",
            "has no plan");
  }

  @Test
  void aConfirmationOfWhatDoesNotSeemSlowerIsNotNeeded() {
    nights();
    write("night-head", NIGHTS, 1200);
    String line = "gate --baseline " + path.resolve("night-*") + " " + path.resolve("night-head");
    int status = run(line);
    assertThat(run(line + " --confirm 5")).isEqualTo(status).isNotEqualTo(9);
  }

  @Test
  void nightsOfAnotherHostOrVersionAreNamed() {
    nightsBut(3);
    new WrittenCampaign(path.resolve("night-3"), Instant.EPOCH.plusSeconds(86_400L * 3))
        .foundAs("-other")
        .variant("a", 8, launch -> new long[] {1120 + launch})
        .write(1);
    write("night-head", NIGHTS, 1200);
    assertThat(gate("night-*")).isNotEqualTo(2);
    assertThat(output.toString().replaceAll("\\s+", " "))
        .contains(
            "[TUTTI-425] The nights differ in ", "(11 nights)", "/night-3)", "and ", " more.");
  }

  @Test
  void aBaselineOfAnotherHostThanTheHeadIsNamed() {
    nights();
    new WrittenCampaign(path.resolve("night-head"), Instant.EPOCH.plusSeconds(86_400L * NIGHTS))
        .foundAs("-other")
        .variant("a", 8, launch -> new long[] {1200 + launch})
        .write(LAUNCHES);
    gate("night-*");
    assertThat(output.toString().replaceAll("\\s+", " "))
        .contains("Note: different: MPI library: Sample MPI against Sample MPI-other")
        .contains("Note: different: host of rank 0: node against node-other")
        .doesNotContain("[TUTTI-425]");
  }

  @Test
  void cellsThatSomeNightsLackRestOnTheOthers() {
    nightsBut(4);
    new WrittenCampaign(path.resolve("night-4"), Instant.EPOCH.plusSeconds(86_400L * 4))
        .variant("b", 8, launch -> new long[] {1160 + launch})
        .write(LAUNCHES);
    write("night-head", NIGHTS, 1200);
    assertThat(gate("night-*")).isNotEqualTo(2);
    assertThat(output.toString().replaceAll("\\s+", " "))
        .contains("[TUTTI-426] Of 12 nights, some lack org.example.Variants.a", "/night-4)");
  }

  @Test
  void aBaselineOfAnotherPlanIsRefused() {
    for (int night = 0; night < NIGHTS; night++) {
      new WrittenCampaign(
              path.resolve("night-" + night), Instant.EPOCH.plusSeconds(86_400L * night))
          .variant("b", 8, launch -> new long[] {1000 + launch})
          .write(LAUNCHES);
    }
    write("night-head", NIGHTS, 1200);
    assertThat(gate("night-*")).isEqualTo(GateOutcome.NOTHING_MEASURED.exitStatus());
    assertThat(output.toString().replaceAll("\\s+", " ")).contains("[TUTTI-123] 12 nights and ");
  }

  @Test
  void ofNightsInTwoStatesNothingFollowsForAnother() {
    for (int night = 0; night < NIGHTS; night++) {
      write("night-" + night, night, (night % 2 == 0 ? 1000 : 2700) + night);
    }
    write("night-head", NIGHTS, 5000);
    assertThat(gate("night-*")).isEqualTo(GateOutcome.INCONCLUSIVE.exitStatus());
    assertThat(output.toString().replaceAll("\\s+", " "))
        .contains("[TUTTI-424] Of the nights, 6 of 12 are in a state in which", "2.69 times");
  }

  @Test
  void figuresThatAreNoneOrThatNoLaunchSupportsAreRefused() {
    nights();
    write("night-head", NIGHTS, 1200);
    String sides = path.resolve("night-0") + " " + path.resolve("night-head");
    assertThat(run("compare --figure p101 " + sides)).isEqualTo(2);
    assertThat(run("compare --figure 0 " + sides)).isEqualTo(2);
    assertThat(run("report --quantile 1.5 " + path.resolve("night-0"))).isEqualTo(2);
    assertThat(output.toString()).contains("[TUTTI-003] 'p101'", "'0' is", "'1.5' is");

    assertThat(run("compare --figure p99 " + sides)).isEqualTo(65);
    assertThat(output.toString()).contains("[TUTTI-422] p99 takes 500 valid observations");
    assertThat(run("compare --figure mean " + sides)).isZero();
    assertThat(output.toString().replaceAll("\\s+", " "))
        .contains("compared is the mean of each launch, not its median");
  }
}

package org.tutti.lab.history;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tutti.cli.Main;
import org.tutti.diagnostics.MeasurementProblem;
import org.tutti.diagnostics.ProblemKind;
import org.tutti.records.campaign.WrittenCampaign;
import org.tutti.records.json.JsonObject;
import org.tutti.records.json.JsonText;

class HistoryCommandTest {
  private static final int LAUNCHES = 10;

  @TempDir private Path path;
  private final StringWriter output = new StringWriter();
  private final StringWriter errors = new StringWriter();
  private final Random random = new Random(9);

  @Test
  void aHistoryShowsTheChange() {
    twoCampaigns();
    run("history", campaign("after"), campaign("before"));
    assertThat(output.toString())
        .startsWith("0 of 4 cells changed over 2 campaigns")
        .containsPattern("It takes \\d\\d\\s+campaigns or\\s+more");

    List<String> nights = new ArrayList<>();
    for (int night = 0; night < 50; night++) {
      write("night" + night, Instant.EPOCH.plusSeconds(86_400L * night), night < 30 ? 1000 : 1100);
      nights.add(campaign("night" + night));
    }
    output.getBuffer().setLength(0);
    run(history(nights));

    assertThat(output.toString())
        .startsWith("4 of 4 cells changed over 50 campaigns")
        .containsPattern("\nChanges\n  .*\n.*campaign.*\n.* 31 ");
    assertThat(output.toString().lines()).allMatch(line -> line.length() <= 80 || isPath(line));

    output.getBuffer().setLength(0);
    run(history(nights, "--format", "csv"));
    assertThat(output.toString().lines().filter(line -> line.startsWith("changes,growth,")))
        .hasSize(4);

    output.getBuffer().setLength(0);
    run(history(nights, "--format", "json"));
    JsonObject change = json().objects("changes").get(0);
    assertThat(change.integer("campaign")).isEqualTo(31);
    assertThat(change.integer("earliest")).isBetween(27L, 31L);
    assertThat(change.number("after")).isGreaterThan(change.number("before"));
  }

  @Test
  void theLastCampaignIsComparedWithTheMonthBefore() {
    twoCampaigns();
    write("between", Instant.EPOCH.plusSeconds(50_000), 1000);
    run("history", campaign("before"), campaign("between"), campaign("after"));
    assertThat(output.toString())
        .contains("Month before the last campaign")
        .containsPattern(" us +20 +1\\.\\d+ us +above");

    output.getBuffer().setLength(0);
    run("history", campaign("before"), campaign("between"), campaign("after"), "--format", "csv");
    assertThat(output.toString().lines().filter(line -> line.startsWith("monthBefore,high,")))
        .hasSize(4);

    output.getBuffer().setLength(0);
    run("history", campaign("before"), campaign("between"), campaign("after"), "--format", "json");
    JsonObject month = json().objects("monthBefore").get(0);
    assertThat(month.integer("launches")).isEqualTo(2 * LAUNCHES);
    assertThat(month.number("low")).isLessThan(month.number("high"));
  }

  @Test
  void oneCampaignHasNoHistory() {
    twoCampaigns();
    assertThat(status("history", campaign("before"))).isEqualTo(ProblemKind.USAGE.exitStatus());
    assertThat(errors.toString()).contains("[TUTTI-126]");
  }

  @Test
  void aFigureThatIsNoneIsRefused() {
    twoCampaigns();
    assertThat(status("history", "--figure", "0", campaign("before"), campaign("after")))
        .isEqualTo(ProblemKind.USAGE.exitStatus());
    assertThat(errors.toString()).contains("'0' is");
  }

  /** As with gate and compare. */
  @Test
  void aCellThatFailsInTheLastCampaignIsAnErrorUnlessAllowed() {
    String before = broken("before", launch -> new long[] {1000 + launch % 3});
    String after = broken("after", launch -> new long[0]);

    assertThat(status("history", before, after)).isEqualTo(5);
    assertThat(output.toString().replaceAll("\\s+", " "))
        .contains("[TUTTI-321] 1 cell of the baseline failed or is absent.", "--allow-missing")
        .contains(
            "Variants.broken (8 B, p 2): failed: [TUTTI-206] the benchmark threw on all ranks");
    run("history", before, after, "--allow-missing");
  }

  private String broken(String name, WrittenCampaign.RunTimes times) {
    return new WrittenCampaign(
            path.resolve(name), Instant.EPOCH.plusSeconds(name.equals("before") ? 0 : 9))
        .variant("whole", 8, launch -> new long[] {1000 + launch % 3})
        .variant("broken", 8, times)
        .unmeasured(MeasurementProblem.CELL_SKIPPED, "it threw something")
        .write(60)
        .path()
        .toString();
  }

  private void twoCampaigns() {
    write("before", Instant.EPOCH, 1000);
    write("after", Instant.EPOCH.plusSeconds(100_000), 1100);
  }

  private static String[] history(List<String> campaigns, String... options) {
    List<String> words = new ArrayList<>(List.of("history"));
    words.addAll(campaigns);
    words.addAll(List.of(options));
    return words.toArray(new String[0]);
  }

  /** Names of directories are printed as they are. */
  private boolean isPath(String line) {
    return line.contains(path.toString());
  }

  private void run(String... arguments) {
    assertThat(status(arguments)).as(errors.toString()).isZero();
  }

  private int status(String... arguments) {
    return Main.run(
        new PrintWriter(output, true), new PrintWriter(errors, true), Map.of(), arguments);
  }

  private JsonObject json() {
    byte[] bytes = output.toString().getBytes(StandardCharsets.UTF_8);
    return JsonText.parse(bytes, 0, bytes.length);
  }

  private String campaign(String name) {
    return path.resolve(name).toString();
  }

  private void write(String name, Instant started, int base) {
    WrittenCampaign campaign = new WrittenCampaign(path.resolve(name), started);
    for (int msize : new int[] {8, 1024}) {
      for (int chunks : new int[] {1, 4}) {
        long time = base + msize + (chunks == 1 ? 0 : 200);
        campaign.cell(msize, "" + chunks, launch -> drawn(time));
      }
    }
    campaign.write(LAUNCHES);
  }

  private long[] drawn(long time) {
    long[] runTimes = new long[200];
    double launch = time * (1 + 0.002 * random.nextGaussian());
    for (int i = 0; i < runTimes.length; i++) {
      runTimes[i] = Math.round(launch + 10 * random.nextGaussian());
    }
    return runTimes;
  }
}

package org.tutti.lab.analyze.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.tutti.cli.Main;
import org.tutti.diagnostics.ProblemKind;
import org.tutti.records.campaign.WrittenCampaign;
import org.tutti.records.json.JsonObject;
import org.tutti.records.json.JsonText;

/** {@code analyze} as text, as a table, and as JSON. */
class AnalyzeCommandTest {
  private static final int LAUNCHES = 10;

  @TempDir private Path path;
  private final StringWriter output = new StringWriter();
  private final StringWriter errors = new StringWriter();
  private final Random random = new Random(9);

  @BeforeEach
  void measure() {
    write("before", Instant.EPOCH, 1000);
  }

  @Test
  void theTextBeginsWithTheAnswersAndFitsThePage() {
    run("analyze", campaign("before"), "--covariate", "msize");

    List<String> lines = output.toString().lines().toList();
    assertThat(lines.get(0)).startsWith("- Observations look normal in ");
    assertThat(lines).anyMatch(line -> line.startsWith("- chunks: its levels differ in 2 of 2"));
    assertThat(lines).anyMatch(line -> line.startsWith("- msize as a covariate: 10 of 10 quantil"));
    assertThat(lines).anyMatch(line -> line.matches(" +8 B +1 +10 +1\\.00\\d +1\\.\\d{3}"));
    assertThat(lines).allMatch(line -> line.length() <= 100);
  }

  @Test
  void everyFigureIsARow() {
    run("analyze", campaign("before"), "--format", "csv", "--qq", "--quantiles", "50%,0.9");

    List<String> lines = output.toString().lines().toList();
    assertThat(lines.get(0)).startsWith("table,figure,unit,operation,benchmark,msize");
    assertThat(lines)
        .filteredOn(line -> line.startsWith("normalityOfLaunches,shapiroWilk,"))
        .filteredOn(line -> line.contains(",observations,"))
        .hasSize(4 * LAUNCHES);
    assertThat(lines).filteredOn(line -> line.startsWith("quantiles,slope,")).hasSize(2 * 2);
    assertThat(lines)
        .anyMatch(line -> line.startsWith("points,normal,") && line.contains(",logarithms,"));
  }

  @Test
  void quantilesWithoutAFactorAreRefused() {
    WrittenCampaign one = new WrittenCampaign(path.resolve("one"), Instant.EPOCH);
    one.cell(8, "1", launch -> drawn(1000));
    one.write(LAUNCHES);
    String[] arguments = {"analyze", campaign("one"), "--quantiles", "0.9"};
    int status = Main.run(new PrintWriter(output), new PrintWriter(errors), Map.of(), arguments);

    assertThat(status).isNotZero();
    assertThat(errors.toString()).contains("[TUTTI-001]", "--covariate msize");
  }

  @Test
  void jsonHasTypedValues() {
    run("analyze", campaign("before"), "--format", "json");

    JsonObject document = json();
    assertThat(document.text("kind")).isEqualTo("exploration");
    assertThat(document.integer("formatVersion")).isEqualTo(1);
    JsonObject group = document.objects("factors").get(0);
    assertThat(group.text("factor")).isEqualTo("chunks");
    assertThat(group.object("kruskalWallis").number("correctedPValue")).isLessThan(0.001);
    JsonObject level = document.objects("levels").get(1);
    assertThat(level.text("level")).isEqualTo("4");
    assertThat(level.number("shift")).isBetween(150.0, 250.0);
    assertThat(level.object("shiftInterval").number("low")).isLessThan(level.number("shift"));
    assertThat(document.objects("means").get(0).object("cell").integer("msize")).isEqualTo(8);
  }

  @Test
  void aPictureOfACellIsChosenByItsHeading() {
    run(
        "export",
        campaign("before"),
        "--picture",
        "normalization",
        "--of",
        "densities",
        "--format",
        "md");

    assertThat(output.toString()).contains(": densities").doesNotContain(": normal quantiles");
  }

  @Test
  void thePicturesAreListedAndHaveTheirOptions() {
    run("export", "--help");
    assertThat(output.toString()).contains("spread,", "scaling,", "qq,", "run-time,");

    output.getBuffer().setLength(0);
    run("export", campaign("before"), "--picture", "spread", "--figure", "mean", "--format", "md");
    assertThat(output.toString())
        .contains(", mean", "Of each launch, mean takes the place of the median.");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "analyze DIR --factor chunk TUTTI-006",
        "export DIR --picture qq --scaling weak TUTTI-001",
        "analyze DIR --factor msise TUTTI-006",
        "analyze DIR --format xml TUTTI-003",
        "analyze DIR --quantiles 0.5,2 TUTTI-003"
      })
  void wrongUsageIsRefused(String line) {
    String[] words = line.replace("DIR", campaign("before")).split(" ");
    int status =
        Main.run(
            new PrintWriter(output),
            new PrintWriter(errors),
            Map.of(),
            List.of(words).subList(0, words.length - 1).toArray(new String[0]));
    assertThat(status).isEqualTo(ProblemKind.USAGE.exitStatus());
    assertThat(errors.toString()).contains("[" + words[words.length - 1] + "]");
  }

  private void run(String... arguments) {
    int status = Main.run(new PrintWriter(output), new PrintWriter(errors), Map.of(), arguments);
    assertThat(status).as(errors.toString()).isZero();
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

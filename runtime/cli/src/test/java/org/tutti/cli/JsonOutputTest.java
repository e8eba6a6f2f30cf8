package org.tutti.cli;

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
import org.tutti.diagnostics.ProblemKind;
import org.tutti.records.campaign.WrittenCampaign;
import org.tutti.records.json.JsonObject;
import org.tutti.records.json.JsonText;

/** JSON from commands that print results. */
class JsonOutputTest {
  private static final int LAUNCHES = 10;

  /** Two campaigns of fewer launches may say nothing. */
  private static final int MANY_LAUNCHES = 60;

  @TempDir private Path path;
  private final StringWriter output = new StringWriter();
  private final StringWriter errors = new StringWriter();
  private final Random random = new Random(9);

  @BeforeEach
  void measure() {
    write("before", Instant.EPOCH, 1000);
    write("after", Instant.EPOCH.plusSeconds(100_000), 1100);
  }

  @Test
  void reportsAndComparisonsAreJsonToo() {
    run("report", campaign("before"), "--format", "json");
    JsonObject report = json();
    assertThat(report.text("kind")).isEqualTo("report");
    assertThat(report.object("campaign").truth("complete")).isTrue();
    assertThat(report.objects("launches")).hasSize(LAUNCHES);
    assertThat(report.objects("cells")).hasSize(4);
    JsonObject cell = report.objects("cells").get(0);
    assertThat(cell.object("medianInterval").number("level")).isEqualTo(0.95);
    assertThat(cell.objects("ofLaunches").get(0).number("median")).isPositive();
    assertThat(cell.number("max")).isGreaterThan(cell.number("min"));
    assertThat(cell.has("p99")).as("so few observations support no tail").isFalse();

    output.getBuffer().setLength(0);
    write("many before", Instant.EPOCH, 1000, MANY_LAUNCHES);
    write("many after", Instant.EPOCH.plusSeconds(86_400), 1100, MANY_LAUNCHES);
    run("compare", campaign("many before"), campaign("many after"), "--format", "json");
    JsonObject comparison = json();
    assertThat(comparison.text("kind")).isEqualTo("comparison");
    assertThat(comparison.objects("cells"))
        .allMatch(one -> one.text("verdict").equals("SLOWER"))
        .allMatch(one -> one.object("ratioInterval").number("low") > 1);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "report DIR --format csv TUTTI-003",
        "report DIR --format json --figure p99 TUTTI-001"
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
    write(name, started, base, LAUNCHES);
  }

  private void write(String name, Instant started, int base, int launches) {
    WrittenCampaign campaign = new WrittenCampaign(path.resolve(name), started);
    for (int msize : new int[] {8, 1024}) {
      for (int chunks : new int[] {1, 4}) {
        long time = base + msize + (chunks == 1 ? 0 : 200);
        campaign.cell(msize, "" + chunks, launch -> drawn(time));
      }
    }
    campaign.write(launches);
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

package org.tutti.report.cell;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tutti.analysis.BenchmarkCounter;
import org.tutti.analysis.CampaignAnalysis;
import org.tutti.campaign.CampaignResult;
import org.tutti.records.campaign.CampaignDirectory;
import org.tutti.records.campaign.SampleCampaign;
import org.tutti.records.json.JsonObject;
import org.tutti.records.json.JsonText;
import org.tutti.records.launch.BenchmarkCounters;
import org.tutti.report.ReportText;
import org.tutti.report.export.Export;
import org.tutti.report.json.ReportJson;
import org.tutti.report.layout.PageStyle;
import org.tutti.report.table.Figures;

/** The counters of benchmarks are the same in all outputs. */
class BenchmarkCounterSectionTest {
  private static final double[] STEPS = {30.5, 10, 60, 20, 50, 40};
  private static final String CELL = "35.250 (10 .. 60)";

  @TempDir private Path directory;

  private CampaignAnalysis campaign(double... steps) {
    CampaignDirectory campaign = new CampaignDirectory(directory);
    for (int launch = 1; launch <= steps.length; launch++) {
      BenchmarkCounters counters =
          new BenchmarkCounters(Map.of("steps [1/s]", steps[launch - 1], "residual", 1e-9));
      SampleCampaign.write(campaign, launch, SampleCampaign.counting(counters.details()));
    }
    return CampaignAnalysis.of(campaign);
  }

  private static List<String> lines(CampaignAnalysis analysis) {
    return ReportText.lines(analysis, new PageStyle(80, false, false));
  }

  private static List<String> export(String format, CampaignAnalysis analysis) throws IOException {
    StringWriter output = new StringWriter();
    Export.named(format).write(analysis, output);
    return output.toString().lines().toList();
  }

  private JsonObject json() {
    byte[] bytes = JsonText.line(ReportJson.of(CampaignResult.open(directory)));
    return JsonText.parse(bytes, 0, bytes.length).objects("cells").get(0);
  }

  @Test
  void theReportHasMedianRangeAndInterval() {
    CampaignAnalysis analysis = campaign(STEPS);
    BenchmarkCounter steps =
        BenchmarkCounter.of(analysis.cells().get(0), "steps [1/s]").orElseThrow();
    assertThat(steps.interval()).isPresent();

    assertThat(lines(analysis))
        .contains("Counters of BCAST  B.bcast, medians over launches:")
        .anyMatch(
            line -> line.matches(" +8 B +p 2 +steps +35[.]250 +1/s +10 [.][.] 60 +10 [.][.] 60"))
        .anyMatch(line -> line.matches(" +8 B +p 2 +residual +1[.]0000e-09 .*"))
        .allMatch(line -> line.length() <= 80);
  }

  @Test
  void csvOfLaunchesHasAColumnForEach() throws IOException {
    List<String> lines = export("csv-launches", campaign(STEPS));
    assertThat(lines.get(0)).endsWith(",dropped,counter.residual,counter.steps [1/s]");
    for (int launch = 1; launch <= STEPS.length; launch++) {
      assertThat(lines.get(launch)).endsWith(",1.0E-9," + STEPS[launch - 1]);
    }
  }

  @Test
  void documentsHaveThemAsColumns() throws IOException {
    CampaignAnalysis analysis = campaign(STEPS);
    for (String format : List.of("markdown", "latex")) {
      assertThat(String.join("\n", export(format, analysis)).replace("\\", ""))
          .as(format)
          .contains("steps [1/s]")
          .contains(CELL);
    }
  }

  @Test
  void jsonHasThemOfEachCellAndLaunch() {
    campaign(STEPS);
    JsonObject cell = json();
    JsonObject steps = cell.objects("counters").get(1);
    assertThat(steps.text("name")).isEqualTo("steps");
    assertThat(steps.text("unit")).isEqualTo("1/s");
    assertThat(steps.number("median")).isEqualTo(35.25);
    assertThat(steps.number("min")).isEqualTo(10);
    assertThat(steps.number("max")).isEqualTo(60);
    assertThat(steps.object("interval").number("value")).isEqualTo(35.25);
    assertThat(
            cell.objects("ofLaunches").stream()
                .mapToDouble(launch -> launch.object("counters").number("steps [1/s]"))
                .toArray())
        .containsExactly(STEPS);
  }

  @Test
  void jsonOfJmhHasThemAsSecondaryMetrics() throws IOException {
    String text = String.join("\n", export("jmh", campaign(STEPS)));
    byte[] bytes = ("{\"results\":" + text + "}").getBytes(java.nio.charset.StandardCharsets.UTF_8);
    JsonObject steps =
        JsonText.parse(bytes, 0, bytes.length)
            .objects("results")
            .get(0)
            .object("secondaryMetrics")
            .object("counter.steps");
    assertThat(steps.number("score")).isEqualTo(35.25);
    assertThat(steps.text("scoreUnit")).isEqualTo("1/s");
  }

  @Test
  void aNumberThatIsNotFiniteIsSaidToBeSo() throws IOException {
    CampaignAnalysis analysis = campaign(1, Double.NaN);
    assertThat(lines(analysis))
        .anyMatch(line -> line.matches(" +8 B +p 2 +steps +not finite +1/s .*"));
    assertThat(export("csv-launches", analysis).get(2)).endsWith(",NaN");
    assertThat(String.join("\n", export("jmh", analysis))).contains("\"NaN\"");
    assertThat(json().objects("counters").get(1).has("median")).isFalse();
  }

  @Test
  void withoutCountersThereIsNothing() {
    CampaignDirectory campaign = new CampaignDirectory(directory);
    SampleCampaign.write(campaign, 2);
    assertThat(lines(CampaignAnalysis.of(campaign))).noneMatch(line -> line.contains("Counters"));
    assertThat(json().objects("counters")).isEmpty();
  }

  @Test
  void aLabelThatIsNotOfOursIsAName() {
    for (String label : List.of("x [", "[", "", " [", "a] [b")) {
      BenchmarkCounter counter = new BenchmarkCounter(label, List.of(1.0));
      assertThat(counter.name()).isEqualTo(label);
      assertThat(counter.unit()).isEmpty();
    }
    assertThat(new BenchmarkCounter("x [a [b]]", List.of(1.0)).unit()).isEqualTo("a [b]");
  }

  @Test
  void numbersOfAnySizeAreReadable() {
    assertThat(
            Arrays.stream(
                    new double[] {0, -3, 123456789, 0.00123456, 99999.96, 1.5e7, -2.5e-6, 1e300})
                .mapToObj(Figures::counted))
        .containsExactly(
            "0",
            "-3",
            "123456789",
            "0.0012346",
            "100000",
            "15000000",
            "-2.5000e-06",
            "1.0000e+300");
  }
}

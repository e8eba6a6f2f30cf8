package org.tutti.report.export;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tutti.analysis.CampaignAnalysis;
import org.tutti.annotations.ProcessingScheme;
import org.tutti.records.campaign.CampaignDirectory;
import org.tutti.records.campaign.Manifest;
import org.tutti.records.campaign.Manifest.PlannedTreatment;
import org.tutti.records.campaign.Manifests;
import org.tutti.records.campaign.PlannedCampaign;
import org.tutti.records.campaign.SampleCampaign;
import org.tutti.records.campaign.Treatment;
import org.tutti.records.json.JsonObject;
import org.tutti.records.json.JsonText;
import org.tutti.records.launch.CellKey;
import org.tutti.records.launch.CellRecord;
import org.tutti.records.launch.CellSettings;
import org.tutti.records.launch.MovedData;
import org.tutti.records.launch.Outlier;
import org.tutti.records.launch.OutlierCause;

class ExportTest {
  @TempDir private Path path;
  private CampaignAnalysis analysis;

  @BeforeEach
  void measure() {
    CampaignDirectory directory = new CampaignDirectory(path);
    SampleCampaign.write(directory, 6);
    analysis = CampaignAnalysis.of(directory);
  }

  @Test
  void csvHasOneRowPerObservation() throws IOException {
    List<String> lines = lines("csv");

    assertThat(lines).hasSize(1 + 6 * SampleCampaign.CELLS * SampleCampaign.OBSERVATIONS);
    assertThat(lines.get(0))
        .startsWith("launch,block,place,benchmark,operation,msize,processes")
        .endsWith(
            "observation,start_ns,operations,run_time_ns,flags,valid,cause,cause_rank,cause_ns");
    assertThat(lines.get(1)).startsWith("1,0,0,\"org.example, \"\"B\"\".bcast\",BCAST,8,2,BARRIER");
  }

  @Test
  void csvHasTheCausesOfOutliers() throws IOException {
    CampaignDirectory directory = new CampaignDirectory(path.resolve("outliers"));
    CellRecord cell = SampleCampaign.processed(ProcessingScheme.PS1, 1);
    SampleCampaign.write(
        directory,
        1,
        new CellRecord(
            0,
            cell.key(),
            cell.settings(),
            cell.observations().with(List.of(new Outlier(1, 3, 70, OutlierCause.PREEMPTION))),
            cell.conditions(),
            List.of()));
    analysis = CampaignAnalysis.of(directory);
    List<String> lines = lines("csv");
    assertThat(lines.get(1)).endsWith("true,,,");
    assertThat(lines.get(2)).endsWith("true,preemption,3,70");
  }

  @Test
  void csvOfLaunchesHasOneRowPerCellAndLaunch() throws IOException {
    assertThat(lines("csv-launches")).hasSize(1 + 6 * SampleCampaign.CELLS);
  }

  @Test
  void jmhHasTheFieldsThatVisualizersRead() throws IOException {
    List<JsonObject> results = jmhResults();

    assertThat(results).hasSize(SampleCampaign.CELLS);
    JsonObject first = results.get(0);
    assertThat(first.text("benchmark")).isEqualTo("org.example, \"B\".bcast");
    assertThat(first.text("mode")).isEqualTo("ss");
    assertThat(first.count("forks")).isEqualTo(6);
    assertThat(first.textFields("params")).containsEntry("msize", "8").containsEntry("p", "2");
    JsonObject metric = first.object("primaryMetric");
    assertThat(metric.text("scoreUnit")).isEqualTo("us/op");
    assertThat(metric.number("score")).isEqualTo(analysis.cells().get(0).median() / 1000);
    assertThat(metric.number("scoreError")).isPositive();
    assertThat(metric.object("scorePercentiles").number("50.0")).isEqualTo(metric.number("score"));
  }

  /** A throughput is better if it is higher: visualizers know that from the mode. */
  @Test
  void jmhNamesAClassForOperationsOfTheCatalog() {
    assertThat(JmhJson.qualified("org.example.Sum.allreduce"))
        .isEqualTo("org.example.Sum.allreduce");
    assertThat(JmhJson.qualified("MPI_Bcast:ring"))
        .isEqualTo("org.tutti.operations.MPI_Bcast.ring");
    assertThat(JmhJson.qualified("ping-pong"))
        .isEqualTo("org.tutti.operations.ping-pong.ping-pong");
  }

  @Test
  void toolsWithOneDirectionGetTimes() throws IOException {
    JsonObject first = results("smaller-is-better").get(0);

    assertThat(first.text("unit")).isEqualTo("us");
    assertThat(first.text("name"))
        .isEqualTo(new CellLabels(analysis).name(analysis.cells().get(0)));
    assertThat(first.number("value"))
        .isCloseTo(analysis.cells().get(0).median() / 1000, within(1e-9));
    assertThat(first.text("range")).contains(" to ");
  }

  /** As the tool expects where one direction is told for a whole file. */
  @Test
  void toolsWithOneDirectionGetRatesOfTheOther() throws IOException {
    assertThat(results("bigger-is-better")).as("a campaign without rates").isEmpty();

    CampaignDirectory directory = new CampaignDirectory(path.resolve("bigger"));
    for (int launch = 1; launch <= 6; launch++) {
      CellRecord silent = moving(new MovedData(2, 0));
      CellRecord time = SampleCampaign.processed(ProcessingScheme.PS1, 1);
      SampleCampaign.write(
          directory,
          launch,
          at(0, 8, moving(new MovedData(64, 512)).settings(), time),
          at(1, 16, silent.settings(), time),
          at(2, 32, time.settings(), time));
    }
    analysis = CampaignAnalysis.of(directory);
    double nanos = analysis.cells().get(0).median();

    List<JsonObject> rates = results("bigger-is-better");
    assertThat(rates).extracting(one -> one.text("unit")).containsExactly("MB/s", "messages/s");
    assertThat(rates.get(0).text("name"))
        .isEqualTo(new CellLabels(analysis).name(analysis.cells().get(0)));
    assertThat(rates.get(0).number("value")).isCloseTo(512 / nanos * 1e3, within(1e-9));
    assertThat(rates.get(1).number("value")).isCloseTo(2 / nanos * 1e9, within(1e-3));
    String[] range = rates.get(0).text("range").split(" to ");
    assertThat(Double.parseDouble(range[0]))
        .isLessThanOrEqualTo(rates.get(0).number("value") + 1e-3);
    assertThat(Double.parseDouble(range[1])).isGreaterThanOrEqualTo(Double.parseDouble(range[0]));
    assertThat(results("smaller-is-better"))
        .hasSize(3)
        .allMatch(one -> one.text("unit").equals("us"));
  }

  private static CellRecord at(int position, long msize, CellSettings settings, CellRecord plain) {
    return new CellRecord(
        position,
        new CellKey("org.example.B.bcast", "BCAST", msize, 2),
        settings,
        plain.observations(),
        plain.conditions(),
        List.of());
  }

  @Test
  void jmhHasRatesAsThroughput() throws IOException {
    CampaignDirectory directory = new CampaignDirectory(path.resolve("rates"));
    SampleCampaign.write(directory, 1, moving(new MovedData(64, 64 * 8)));
    SampleCampaign.write(directory, 2, moving(new MovedData(64, 64 * 8)));
    analysis = CampaignAnalysis.of(directory);
    double nanos = analysis.cells().get(0).median();

    JsonObject result = jmhResults().get(0);
    assertThat(result.text("mode")).isEqualTo("thrpt");
    JsonObject metric = result.object("primaryMetric");
    assertThat(metric.text("scoreUnit")).isEqualTo("MB/s");
    assertThat(metric.number("score")).isEqualTo(512 / nanos * 1e3, within(1e-9));
    assertThat(metric.object("scorePercentiles").number("50.0"))
        .isEqualTo(metric.number("score"), within(1e-9));
    JsonObject messages = result.object("secondaryMetrics").object("messages");
    assertThat(messages.text("scoreUnit")).isEqualTo("messages/s");
    assertThat(messages.number("score")).isEqualTo(64 / nanos * 1e9, within(1e-3));
    assertThat(result.object("secondaryMetrics").object("time").text("scoreUnit"))
        .isEqualTo("us/op");
  }

  @Test
  void jmhCountsMessagesWithoutBytes() throws IOException {
    CampaignDirectory directory = new CampaignDirectory(path.resolve("empty"));
    SampleCampaign.write(directory, 1, moving(new MovedData(2, 0)));
    analysis = CampaignAnalysis.of(directory);
    assertThat(jmhResults().get(0).object("primaryMetric").text("scoreUnit"))
        .isEqualTo("messages/s");
  }

  private static CellRecord moving(MovedData moved) {
    CellRecord plain = SampleCampaign.processed(ProcessingScheme.PS1, 1);
    CellSettings settings = plain.settings();
    return new CellRecord(
        0,
        plain.key(),
        new CellSettings(
            settings.method(),
            settings.counts(),
            Optional.empty(),
            false,
            Map.of(),
            Optional.of(moved)),
        plain.observations(),
        plain.conditions(),
        List.of());
  }

  private List<JsonObject> jmhResults() throws IOException {
    return results("jmh");
  }

  private List<JsonObject> results(String format) throws IOException {
    byte[] bytes =
        ("{\"results\":" + String.join("\n", lines(format)) + "}").getBytes(StandardCharsets.UTF_8);
    return JsonText.parse(bytes, 0, bytes.length).objects("results");
  }

  /**
   * What JMH Visualizer (jmh.morethan.io) reads of each result: it takes class and method from the
   * name, the rest of a bar's name from the parameters, which it joins by spaces and splits again
   * at spaces and signs of equality, the bar from score and unit, its whiskers from the confidence
   * interval where the error is a number, and the tooltip from the raw data of each fork.
   */
  @Test
  void jmhHasEveryFieldThatJmhVisualizerReads() throws IOException {
    for (JsonObject result : jmhResults()) {
      assertThat(result.text("benchmark")).contains(".");
      assertThat(result.text("mode")).isIn("thrpt", "avgt", "sample", "ss");
      for (String number : List.of("threads", "forks", "warmupIterations", "warmupBatchSize")) {
        assertThat(result.count(number)).isPositive();
      }
      for (String number : List.of("measurementIterations", "measurementBatchSize")) {
        assertThat(result.count(number)).isPositive();
      }
      for (String text :
          List.of(
              "jmhVersion",
              "jvm",
              "jdkVersion",
              "vmName",
              "vmVersion",
              "warmupTime",
              "measurementTime")) {
        assertThat(result.has(text)).as(text).isTrue();
        assertThat(result.text(text)).as(text).isNotNull();
      }
      assertThat(result.texts("jvmArgs")).isEmpty();
      assertThat(result.has("secondaryMetrics")).isTrue();
      result
          .textFields("params")
          .forEach((name, value) -> assertThat(name + "=" + value).matches("[^\\s=]+=[^\\s=]+"));
      JsonObject metric = result.object("primaryMetric");
      double score = metric.number("score");
      assertThat(metric.has("scoreError")).isTrue();
      assertThat(metric.text("scoreUnit")).isEqualTo("us/op");
      String json = new String(JsonText.line(metric), StandardCharsets.UTF_8);
      assertThat(json).containsPattern("\"rawData\":\\[(\\[[0-9.E-]+\\],?)+\\]");
      assertThat(json).containsPattern("\"scoreConfidence\":\\[[0-9.E-]+,[0-9.E-]+\\]");
      assertThat(metric.object("scorePercentiles").number("0.0")).isLessThanOrEqualTo(score);
      assertThat(metric.object("scorePercentiles").number("100.0")).isGreaterThanOrEqualTo(score);
    }
  }

  /** The columns that the chapter on R and pandas uses. */
  @Test
  void csvOfLaunchesHasTheColumnsThatTheDocumentationUsesInR() throws IOException {
    assertThat(lines("csv-launches").get(0).split(","))
        .contains("launch", "block", "benchmark", "msize", "median_ns", "mean_ns");
  }

  @Test
  void reproMpiHasHeaderLinesAndSeconds() throws IOException {
    List<String> lines = lines("reprompi");

    assertThat(lines).contains("#@nprocs=2", "#@clocktype=MONOTONIC");
    assertThat(lines)
        .filteredOn(line -> line.startsWith("MPI_Bcast"))
        .hasSize(6 * SampleCampaign.CELLS * SampleCampaign.OBSERVATIONS);
    assertThat(lines)
        .filteredOn(line -> line.startsWith("MPI_Bcast"))
        .first()
        .asString()
        .matches("MPI_Bcast +0 +8 +0\\.000001\\d+ org.example_\"B\"\\.bcast__[0-9a-f]{16} -");
  }

  @Test
  void reproMpiKeepsLevelsAndParameters() throws IOException {
    CampaignDirectory directory = new CampaignDirectory(path.resolve("levels"));
    Treatment treatment = new Treatment(Map.of("library", "openmpi"));
    CellRecord plain = SampleCampaign.processed(ProcessingScheme.PS7, 1);
    CellKey key = new CellKey("a.B.ring", "RING", 8, 2, Map.of("chunks", "4 of 5"));
    SampleCampaign.write(
        directory,
        1,
        new CellRecord(
            0, key, plain.settings(), plain.observations(), plain.conditions(), plain.warnings()));
    Manifest manifest = Manifests.of(1);
    PlannedCampaign.of(
        directory,
        new Manifest(
            manifest.origin(),
            manifest.settings(),
            List.of(new PlannedTreatment(treatment, manifest.settings())),
            1,
            7));
    analysis = CampaignAnalysis.of(directory);

    assertThat(lines("reprompi"))
        .contains("#@factor.library=openmpi")
        .anyMatch(line -> line.matches("MPI_Ring .* a.B.ring chunks=4_of_5__[0-9a-f]{16}"));
  }

  @Test
  void tablesEscapeTheSpecialCharactersOfTheirLanguage() throws IOException {
    assertThat(lines("markdown"))
        .filteredOn(line -> line.startsWith("|"))
        .hasSize(2 + SampleCampaign.CELLS);
    assertThat(lines("latex").get(0)).matches("\\\\begin\\{tabular}\\{ll(r+)}");
    assertThat(String.join("\n", lines("latex")))
        .contains("median", "$\\mu$s")
        .as("60 observations of a launch support neither")
        .doesNotContain("p95", "p99")
        .doesNotContain("levels");
  }

  /** No cell has a level, and none is compared with another. */
  @Test
  void tablesHaveTheColumnsThatSaySomethingUnlessTheyAreChosen() throws IOException {
    assertThat(lines("markdown").get(2))
        .contains("| operation | benchmark | msize \\[B\\] |")
        .doesNotContain("levels", "to baseline");

    StringWriter output = new StringWriter();
    Export.named("latex").with(List.of("msize", "median 95 %", "levels")).write(analysis, output);
    assertThat(output.toString().lines().limit(4))
        .containsExactly(
            "\\begin{tabular}{rrl}",
            "\\hline",
            "msize & median 95 \\% & levels \\\\",
            "{}[B] & {}[$\\mu$s] &  \\\\");
    assertThatThrownBy(() -> Export.named("markdown").with(List.of("mode")).write(analysis, output))
        .hasMessageContaining("[TUTTI-003] There is no column 'mode'.")
        .hasMessageContaining("Columns: all, or any of operation, benchmark, ");
  }

  @Test
  void formatsForProgramsHaveTheirColumns() {
    assertThat(Export.all())
        .filteredOn(export -> !Set.of("latex", "markdown").contains(export.name()))
        .hasSizeGreaterThan(8)
        .allSatisfy(
            export ->
                assertThatThrownBy(() -> export.with(List.of("median")))
                    .hasMessageContaining("[TUTTI-003]"));
  }

  @Test
  void refusesAnUnknownFormat() {
    assertThatThrownBy(() -> Export.named("xlsx"))
        .hasMessageContaining("[TUTTI-006]")
        .hasMessageContaining("csv-launches");
  }

  private List<String> lines(String format) throws IOException {
    StringWriter output = new StringWriter();
    Export.named(format).write(analysis, output);
    return output.toString().lines().toList();
  }
}

package org.tutti.report.export;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static org.assertj.core.api.Assertions.withinPercentage;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import org.HdrHistogram.EncodableHistogram;
import org.HdrHistogram.Histogram;
import org.HdrHistogram.HistogramLogReader;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tutti.analysis.CampaignAnalysis;
import org.tutti.analysis.CellFigures;
import org.tutti.records.campaign.CampaignDirectory;
import org.tutti.records.campaign.SampleCampaign;
import org.tutti.records.json.JsonObject;
import org.tutti.records.json.JsonText;
import org.tutti.report.encoding.FlatName;
import org.tutti.stats.sample.OrderedSample;

/** What the programs of a CI, and HdrHistogram's tools, read of the exports. */
class CiFormatsTest {
  @TempDir private Path path;
  private CampaignAnalysis analysis;

  @BeforeEach
  void measure() {
    CampaignDirectory directory = new CampaignDirectory(path);
    SampleCampaign.write(directory, 6);
    analysis = CampaignAnalysis.of(directory);
  }

  private List<String> lines(String format) throws IOException {
    StringWriter output = new StringWriter();
    Export.named(format).write(analysis, output);
    return output.toString().lines().toList();
  }

  /** Read by the library whose tools are meant, with the settings that these use. */
  @Test
  void hdrHistogramReadsItsLog() throws IOException {
    List<EncodableHistogram> read = new ArrayList<>();
    try (HistogramLogReader reader =
        new HistogramLogReader(
            new ByteArrayInputStream(
                (String.join("\n", lines("hlog")) + "\n").getBytes(StandardCharsets.UTF_8)))) {
      for (EncodableHistogram next = reader.nextIntervalHistogram();
          next != null;
          next = reader.nextIntervalHistogram()) {
        read.add(next);
      }
    }
    assertThat(read).hasSize(6 * SampleCampaign.CELLS);
    Histogram first = (Histogram) read.get(0);
    double[] times = analysis.observations(analysis.cells().get(0)).get(0);
    assertThat(first.getTotalCount()).isEqualTo(times.length);
    assertThat(first.getTag()).matches("[A-Za-z0-9._=/-]+");
    assertThat((double) first.getMaxValue())
        .isCloseTo(Arrays.stream(times).max().orElseThrow(), withinPercentage(0.1));
    assertThat((double) first.getValueAtPercentile(50))
        .isCloseTo(OrderedSample.of("times", times).median(), withinPercentage(1));
  }

  /**
   * The published schema (https://bencher.dev/bmf.json): an object of objects of metrics, whose
   * members are numbers and of which {@code value} is required. What Bencher's parser refuses
   * besides: names of benchmarks with more than 1,024 bytes, and those of measures with more than
   * 64 or with blanks around them.
   */
  @Test
  void bencherGetsItsMetricFormat() throws IOException {
    byte[] text = String.join("\n", lines("bencher")).getBytes(StandardCharsets.UTF_8);
    JsonObject all = JsonText.parse(text, 0, text.length);
    for (CellFigures cell : analysis.cells()) {
      JsonObject latency = all.object(new CellLabels(analysis).name(cell)).object("latency");
      assertThat(latency.number("value")).isCloseTo(cell.median(), within(1e-6));
      assertThat(latency.number("lower_value")).isLessThanOrEqualTo(latency.number("value"));
      assertThat(latency.number("upper_value")).isGreaterThanOrEqualTo(latency.number("value"));
      assertThat(all.object(new CellLabels(analysis).name(cell)).object("max_ns").number("value"))
          .isEqualTo(cell.max());
    }
    for (String benchmark : all.names()) {
      assertThat(benchmark.getBytes(StandardCharsets.UTF_8)).hasSizeBetween(1, 1024);
      for (String measure : all.object(benchmark).names()) {
        assertThat(measure.strip()).isEqualTo(measure);
        assertThat(measure.getBytes(StandardCharsets.UTF_8)).hasSizeBetween(1, 64);
        JsonObject metric = all.object(benchmark).object(measure);
        assertThat(metric.names())
            .contains("value")
            .isSubsetOf("value", "lower_value", "upper_value")
            .allSatisfy(name -> assertThat(metric.number(name)).isFinite());
      }
    }
  }

  @Test
  void whatIsTooLongForBencherHasADigest() {
    String name = "\u00b5".repeat(40) + "a";
    assertThat(FlatName.of(name, 81)).isEqualTo(name);
    assertThat(FlatName.of(name, 64)).matches("\u00b5{23}__[0-9a-f]{16}");
    assertThat(FlatName.of(name, 64)).isNotEqualTo(FlatName.of(name + "b", 64));
    assertThat(FlatName.of(" x", 64)).matches("x__[0-9a-f]{16}");
  }

  /**
   * What Bencher's adapter {@code java_jmh} requires (lib/bencher_adapter, java/jmh.rs): an array
   * of benchmarks with a name, a metric, and secondary metrics; score and both ends of its interval
   * as numbers; a unit of time by operations. Of rates there is none, which it refuses.
   */
  @Test
  void bencherReadsTheJsonOfJmhOfTimes() throws IOException {
    byte[] text =
        ("{\"all\":" + String.join("\n", lines("jmh")) + "}").getBytes(StandardCharsets.UTF_8);
    List<JsonObject> results = JsonText.parse(text, 0, text.length).objects("all");
    assertThat(results).hasSize(SampleCampaign.CELLS);
    for (int at = 0; at < results.size(); at++) {
      CellFigures cell = analysis.cells().get(at);
      JsonObject metric = results.get(at).object("primaryMetric");
      assertThat(results.get(at).text("benchmark")).hasSizeBetween(1, 1024);
      assertThat(results.get(at).has("secondaryMetrics")).isTrue();
      if (cell.settings().moved().isEmpty()) {
        assertThat(metric.text("scoreUnit")).matches("(ps|ns|us|ms|s)/op");
        assertThat(metric.number("score")).isCloseTo(cell.median() / 1e3, within(1e-9));
        assertThat(JsonText.line(metric))
            .asString(StandardCharsets.UTF_8)
            .containsPattern("\"scoreConfidence\":\\[[0-9.E-]+,[0-9.E-]+\\]");
      }
    }
    assertThat(analysis.cells()).anyMatch(cell -> cell.settings().moved().isEmpty());
  }

  /** Otava's importer wants every column that it is told to be in the head, numbers, and a time. */
  @Test
  void otavaGetsARowOfNumbersWithItsTime() throws IOException {
    List<String> lines = lines("otava");
    assertThat(lines).hasSize(2);
    String[] head = lines.get(0).split(",");
    String[] row = lines.get(1).split(",");
    assertThat(head).hasSize(2 + SampleCampaign.CELLS).startsWith("time", "commit");
    assertThat(row).hasSameSizeAs(head);
    assertThat(head[2]).matches("[A-Za-z0-9._=/-]+");
    assertThat(Instant.parse(row[0]))
        .isEqualTo(
            analysis.headers().stream()
                .map(header -> header.identity().started())
                .min(Comparator.naturalOrder())
                .orElseThrow());
    assertThat(Double.parseDouble(row[2])).isEqualTo(analysis.cells().get(0).median());
  }

  /** The grammar of the text format, version 0.0.4: HELP and TYPE before the samples of a name. */
  @Test
  void prometheusGetsItsTextFormat() throws IOException {
    List<String> lines = lines("prometheus");
    String label = "[a-zA-Z_][a-zA-Z0-9_]*=\"(?:[^\"\\\\\\n]|\\\\[\"\\\\n])*\"";
    String family = "";
    for (String line : lines) {
      if (line.startsWith("# HELP ")) {
        family = line.split(" ")[2];
        assertThat(family).matches("[a-zA-Z_:][a-zA-Z0-9_:]*");
      } else if (line.startsWith("# TYPE ")) {
        assertThat(line).isEqualTo("# TYPE " + family + " gauge");
      } else {
        assertThat(line)
            .matches(family + "\\{" + label + "(," + label + ")*} -?[0-9.]+(E-?[0-9]+)?");
      }
    }
    assertThat(lines.stream().filter(line -> line.startsWith("# TYPE"))).doesNotHaveDuplicates();
    assertThat(lines)
        .anyMatch(
            line ->
                line.startsWith("tutti_median_seconds{benchmark=\"org.example, \\\"B\\\".bcast\"")
                    && line.endsWith(" " + analysis.cells().get(0).median() / 1e9));
  }
}

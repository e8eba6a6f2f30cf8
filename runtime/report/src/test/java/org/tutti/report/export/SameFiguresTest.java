package org.tutti.report.export;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.LongStream;
import org.assertj.core.data.Percentage;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tutti.analysis.CampaignAnalysis;
import org.tutti.analysis.CellFigure;
import org.tutti.analysis.CellFigures;
import org.tutti.analysis.FigureUnit;
import org.tutti.annotations.ProcessingScheme;
import org.tutti.campaign.CampaignResult;
import org.tutti.records.campaign.CampaignDirectory;
import org.tutti.records.campaign.SampleCampaign;
import org.tutti.records.json.JsonObject;
import org.tutti.records.json.JsonText;
import org.tutti.records.launch.CellRecord;
import org.tutti.records.launch.CellSettings;
import org.tutti.records.launch.CollectiveVolume;
import org.tutti.records.launch.MovedData;
import org.tutti.records.launch.Observations;
import org.tutti.report.ReportText;
import org.tutti.report.json.ReportJson;
import org.tutti.report.layout.PageStyle;

/** A figure is the same number in all outputs, wherever it is found. */
class SameFiguresTest {
  private static final double NANOS_PER_MICRO = 1e3;

  @TempDir private Path path;
  private CampaignAnalysis analysis;
  private CellFigures cell;

  /** A launch with outliers, so that mean, median, and the largest kept and found all differ. */
  @BeforeEach
  void measure() {
    CampaignDirectory directory = new CampaignDirectory(path);
    CellRecord plain = SampleCampaign.processed(ProcessingScheme.PS1, 1);
    CellSettings settings = plain.settings();
    long[] times =
        LongStream.range(0, 200)
            .map(i -> i % 50 == 7 ? 90_000 + i : 2_000 + i * i % 1_000)
            .toArray();
    SampleCampaign.write(
        directory,
        1,
        new CellRecord(
            0,
            plain.key(),
            new CellSettings(
                settings.method(),
                settings.counts(),
                Optional.empty(),
                false,
                Map.of(),
                Optional.of(new MovedData(64, 1 << 20)),
                Optional.of(new CollectiveVolume(1 << 20, 1.5))),
            new Observations(
                LongStream.range(0, 200).map(i -> i * 100_000).toArray(), times, new long[200]),
            plain.conditions(),
            List.of()));
    analysis = CampaignAnalysis.of(directory);
    cell = analysis.cells().get(0);
    assertThat(cell.max()).isGreaterThan(90_000).isEqualTo(cell.launches().get(0).tail().max());
    assertThat(cell.launches().get(0).times().max()).isLessThan(10_000);
    assertThat(cell.mean()).isNotEqualTo(cell.median());
  }

  @Test
  void csvOfLaunches() throws IOException {
    List<String> lines = export("csv-launches");
    assertSame(columns(lines.get(0).split(","), lines.get(1).split(",")), CellFigure::column, 1);
  }

  @Test
  void markdown() throws IOException {
    List<String> lines = export("markdown");
    assertTable(
        columns(
            lines.get(0).replace("\\", "").split(" *\\| *"),
            lines.get(2).replace("\\", "").split(" *\\| *")));
  }

  @Test
  void latex() throws IOException {
    List<String> lines = export("latex");
    String[] names = lines.get(2).split(" & | \\\\\\\\", -1);
    String[] units = lines.get(3).replace("$\\mu$s", "us").split(" & | \\\\\\\\", -1);
    for (int column = 0; column < names.length; column++) {
      names[column] = (names[column] + " " + units[column].replace("{}", "")).strip();
    }
    assertTable(columns(names, lines.get(5).split(" & | \\\\\\\\")));
  }

  private void assertTable(Map<String, String> found) {
    assertThat(found).hasSizeGreaterThan(CellFigure.values().length);
    for (CellFigure figure : CellFigure.values()) {
      boolean isTime = figure.unit() == FigureUnit.NANOS;
      String heading = figure.title() + " [" + (isTime ? "us" : figure.unit().symbol()) + "]";
      assertClose(found.get(heading), figure, isTime ? NANOS_PER_MICRO : 1);
    }
  }

  @Test
  void json() {
    JsonObject report = ReportJson.of(CampaignResult.open(path));
    byte[] bytes = JsonText.line(report);
    JsonObject read = JsonText.parse(bytes, 0, bytes.length).objects("cells").get(0);
    Map<CellFigure, Double> found = new TreeMap<>();
    for (CellFigure figure : CellFigure.values()) {
      if (figure.unit() == FigureUnit.NANOS) {
        found.put(figure, read.number(figure.title()));
        assertThat(read.objects("launches").get(0).number(figure.title()))
            .isEqualTo(figure.of(cell).orElseThrow());
      }
    }
    found.put(CellFigure.RATE, read.object("rate").number("megabytesPerSecond"));
    found.put(CellFigure.MEAN_RATE, read.object("rate").number("harmonicMean"));
    found.put(CellFigure.MESSAGES, read.object("rate").number("messagesPerSecond"));
    found.put(CellFigure.ALGORITHM_BANDWIDTH, read.object("bandwidth").number("algorithm"));
    found.put(CellFigure.BUS_BANDWIDTH, read.object("bandwidth").number("bus"));
    assertThat(found).hasSameSizeAs(CellFigure.values());
    found.forEach((figure, value) -> assertThat(value).isEqualTo(figure.of(cell).orElseThrow()));
  }

  @Test
  void jsonOfJmh() throws IOException {
    byte[] bytes =
        ("{\"results\":" + String.join("\n", export("jmh")) + "}").getBytes(StandardCharsets.UTF_8);
    JsonObject result = JsonText.parse(bytes, 0, bytes.length).objects("results").get(0);
    assertClose("" + result.object("primaryMetric").number("score"), CellFigure.RATE, 1);
    JsonObject others = result.object("secondaryMetrics");
    assertClose("" + others.object("messages").number("score"), CellFigure.MESSAGES, 1);
    assertClose("" + others.object("time").number("score"), CellFigure.MEDIAN, NANOS_PER_MICRO);
  }

  @Test
  void report() {
    List<String> lines = ReportText.lines(analysis, new PageStyle(400, true, false));
    int heading =
        lines.indexOf(lines.stream().filter(line -> line.contains("busbw")).findFirst().get());
    Map<String, String> found =
        columns(
            lines.get(heading).strip().split(" {2,}"),
            lines.get(heading + 1).strip().split(" {2,}"));
    for (CellFigure figure : CellFigure.values()) {
      assertThat(found).as(figure.title()).containsKey(figure.title());
      assertRough(found.get(figure.title()), figure);
    }
  }

  private List<String> export(String format) throws IOException {
    StringWriter output = new StringWriter();
    Export.named(format).write(analysis, output);
    return output.toString().lines().toList();
  }

  private static Map<String, String> columns(String[] headings, String[] values) {
    Map<String, String> columns = new TreeMap<>();
    List<String> filled = new ArrayList<>(List.of(values));
    for (int column = 0; column < Math.min(headings.length, filled.size()); column++) {
      columns.put(headings[column].strip(), filled.get(column).strip());
    }
    return columns;
  }

  private void assertSame(
      Map<String, String> found, Function<CellFigure, String> name, double size) {
    for (CellFigure figure : CellFigure.values()) {
      assertClose(found.get(name.apply(figure)), figure, size);
    }
  }

  /** To the digits that are printed. */
  private void assertClose(String text, CellFigure figure, double size) {
    double value = figure.of(cell).orElseThrow() / size;
    assertThat(Double.parseDouble(text))
        .as(figure.title())
        .isCloseTo(value, Percentage.withPercentage(0.1));
  }

  /** To two digits, in the unit that is printed. */
  private void assertRough(String text, CellFigure figure) {
    Map<String, Double> sizes =
        Map.of("us", 1e3, "ns", 1.0, "ms", 1e6, "MB/s", 1.0, "GB/s", 1e3, "kB/s", 1e-3);
    String number = text.replaceAll("^([0-9.]+).*", "$1");
    String unit = text.substring(number.length()).strip();
    double size = unit.equals("/s") ? 1 : sizes.get(unit);
    assertThat(Double.parseDouble(number) * size)
        .as(figure.title() + " " + text)
        .isCloseTo(figure.of(cell).orElseThrow(), Percentage.withPercentage(6));
  }
}

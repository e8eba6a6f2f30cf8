package org.tutti.report.export;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.assertj.core.data.Percentage;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tutti.analysis.CampaignAnalysis;
import org.tutti.analysis.CellFigure;
import org.tutti.analysis.CellFigures;
import org.tutti.analysis.column.TableColumn;
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
import org.tutti.report.cell.ReportDigest;
import org.tutti.report.json.ReportJson;
import org.tutti.report.layout.PageStyle;
import org.tutti.report.table.Figures;

/** A figure is the same number in all outputs, wherever it is found. */
class SameFiguresTest {
  private static final double NANOS_PER_MICRO = 1e3;

  /** Of texts of two digits, in percent. */
  private static final Map<String, Double> TOLERANCE =
      Map.of("text", 6.0, "page", 6.0, "markdown", 1.0, "latex", 1.0);

  private static final Map<String, Double> SIZES =
      Map.ofEntries(
          Map.entry("", 1.0),
          Map.entry("/s", 1.0),
          Map.entry("%", 0.01),
          Map.entry("ns", 1.0),
          Map.entry("us", 1e3),
          Map.entry("ms", 1e6),
          Map.entry("B", 1.0),
          Map.entry("KiB", 1024.0),
          Map.entry("MiB", 1024.0 * 1024),
          Map.entry("kB/s", 1e-3),
          Map.entry("MB/s", 1.0),
          Map.entry("GB/s", 1e3));

  @TempDir private Path path;
  private CampaignAnalysis analysis;
  private CellFigures cell;

  /**
   * A launch with outliers and one invalid observation, so that mean, median, and the largest kept
   * and found all differ.
   */
  @BeforeEach
  void measure() {
    CampaignDirectory directory = new CampaignDirectory(path);
    CellRecord plain = SampleCampaign.processed(ProcessingScheme.PS1, 1);
    CellSettings settings = plain.settings();
    long[] times =
        LongStream.range(0, 600)
            .map(i -> i % 50 == 7 ? 90_000 + i : 2_000 + i * i % 1_000)
            .toArray();
    times[3] = -1; // of no operation
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
                Optional.of(new CollectiveVolume(1 << 20, 1.5)),
                ""),
            new Observations(
                LongStream.range(0, 600).map(i -> i * 100_000).toArray(), times, new long[600]),
            plain.conditions(),
            List.of()));
    analysis = CampaignAnalysis.of(directory);
    cell = analysis.cells().get(0);
    assertThat(cell.max()).isGreaterThan(90_000).isEqualTo(cell.launches().get(0).tail().max());
    assertThat(cell.launches().get(0).times().max()).isLessThan(10_000);
    assertThat(cell.mean()).isNotEqualTo(cell.median());
  }

  /** What each format has for the cell, by the names of the list, in its units. */
  private Map<String, Map<String, Double>> formats() throws IOException {
    return Map.of(
        "csv-launches", launches(),
        "markdown", markdown(),
        "latex", latex(),
        "json", json(),
        "text", text(),
        "page", page(),
        "jmh", jmh(),
        "smaller-is-better", value("smaller-is-better", CellFigure.MEDIAN, NANOS_PER_MICRO),
        "bigger-is-better", value("bigger-is-better", CellFigure.RATE, 1));
  }

  @Test
  void aNameIsTheSameNumberInEveryFormat() throws IOException {
    formats()
        .forEach(
            (format, found) ->
                found.forEach(
                    (name, value) ->
                        assertThat(value)
                            .as(format + ": " + name)
                            .isCloseTo(
                                named(name).of(cell).orElseThrow(),
                                Percentage.withPercentage(TOLERANCE.getOrDefault(format, 0.1)))));
  }

  @Test
  void formatsForReadersAndForAnyProgramHaveAllFigures() throws IOException {
    List<String> all =
        CellFigure.all().stream()
            .filter(column -> !column.entry(cell).isEmpty())
            .map(TableColumn::title)
            .toList();
    assertThat(all).contains("median", "mean", "max", "p95", "p99", "busbw", "moved", "dropped");
    Map<String, Map<String, Double>> formats = formats();
    for (String format : List.of("json", "text", "markdown", "latex")) {
      assertThat(formats.get(format).keySet()).as(format).containsAll(all);
    }
    assertThat(formats.get("csv-launches").keySet())
        .containsAll(all.stream().filter(name -> !name.equals("launches")).toList());
  }

  private static CellFigure named(String title) {
    return Stream.of(CellFigure.values())
        .filter(figure -> figure.title().equals(title))
        .findFirst()
        .orElseThrow();
  }

  private Map<String, Double> launches() throws IOException {
    List<String> lines = export(Export.named("csv-launches"));
    Map<String, String> row = columns(lines.get(0).split(","), lines.get(1).split(",", -1));
    return all(figure -> exact(row.get(figure.column())));
  }

  private Map<String, Double> json() {
    byte[] bytes = JsonText.line(ReportJson.of(CampaignResult.open(path)));
    JsonObject read = JsonText.parse(bytes, 0, bytes.length).objects("cells").get(0);
    JsonObject launch = read.objects("ofLaunches").get(0);
    return all(
        figure -> {
          OptionalDouble value =
              read.has(figure.key())
                  ? OptionalDouble.of(read.number(figure.key()))
                  : OptionalDouble.empty();
          value.ifPresent(
              number -> assertThat(launch.number(figure.key())).as("one launch").isEqualTo(number));
          return value;
        });
  }

  private Map<String, Double> markdown() throws IOException {
    List<String> lines =
        export(chosen("markdown")).stream().filter(line -> line.startsWith("|")).toList();
    return ofReaders(
        columns(
            lines.get(0).replace("\\", "").split(" *\\| *"),
            lines.get(2).replace("\\", "").split(" *\\| *")));
  }

  private Map<String, Double> latex() throws IOException {
    List<String> lines = export(chosen("latex"));
    String[] names = lines.get(2).split(" & | \\\\\\\\", -1);
    String[] units = lines.get(3).replace("$\\mu$s", "us").split(" & | \\\\\\\\", -1);
    for (int column = 0; column < names.length; column++) {
      names[column] = (names[column] + " " + units[column].replace("{}", "")).strip();
      names[column] = names[column].replace("\\", "");
    }
    return ofReaders(columns(names, lines.get(5).split(" & | \\\\\\\\")));
  }

  /** With every column of the list, also with those that are shown only if they are chosen. */
  private Export chosen(String format) {
    return Export.named(format)
        .with(CellFigure.in(List.of(cell)).stream().map(TableColumn::title).toList());
  }

  private static Map<String, Double> ofReaders(Map<String, String> row) {
    return all(
        figure -> {
          String unit = Figures.unit(figure.unit());
          double size =
              switch (figure.unit()) {
                case NANOS -> NANOS_PER_MICRO;
                case SHARE -> 0.01;
                default -> 1;
              };
          String heading = figure.title() + (unit.isEmpty() ? "" : " [" + unit + "]");
          OptionalDouble value = exact(row.get(heading));
          return value.isPresent()
              ? OptionalDouble.of(value.getAsDouble() * size)
              : OptionalDouble.empty();
        });
  }

  private Map<String, Double> text() {
    List<String> lines = ReportText.lines(analysis, new PageStyle(500, false, true));
    Map<String, String> row = new TreeMap<>();
    for (int line = 0; line + 1 < lines.size(); line++) {
      if (lines.get(line).strip().startsWith("size  ")) {
        row.putAll(
            columns(
                lines.get(line).strip().split(" {2,}"),
                lines.get(line + 1).strip().split(" {2,}")));
      }
    }
    return all(figure -> rough(row.get(figure.title())));
  }

  private Map<String, Double> page() {
    Map<String, String> row = new TreeMap<>();
    ReportDigest.of(analysis)
        .tables()
        .get(0)
        .shown()
        .columns()
        .forEach(column -> row.put(column.heading(), column.cells().get(0)));
    return all(figure -> rough(row.get(figure.title())));
  }

  private Map<String, Double> jmh() throws IOException {
    JsonObject result = results(export(Export.named("jmh"))).get(0);
    JsonObject others = result.object("secondaryMetrics");
    return Map.of(
        "rate", result.object("primaryMetric").number("score"),
        "messages", others.object("messages").number("score"),
        "median", others.object("time").number("score") * NANOS_PER_MICRO);
  }

  private Map<String, Double> value(String format, CellFigure figure, double size)
      throws IOException {
    double value = results(export(Export.named(format))).get(0).number("value");
    return Map.of(figure.title(), value * size);
  }

  private static List<JsonObject> results(List<String> lines) {
    byte[] bytes =
        ("{\"results\":" + String.join("\n", lines) + "}").getBytes(StandardCharsets.UTF_8);
    return JsonText.parse(bytes, 0, bytes.length).objects("results");
  }

  private List<String> export(Export format) throws IOException {
    StringWriter output = new StringWriter();
    format.write(analysis, output);
    return output.toString().lines().toList();
  }

  private static Map<String, Double> all(Function<CellFigure, OptionalDouble> found) {
    Map<String, Double> values = new TreeMap<>();
    for (CellFigure figure : CellFigure.values()) {
      found.apply(figure).ifPresent(value -> values.put(figure.title(), value));
    }
    return values;
  }

  private static Map<String, String> columns(String[] headings, String[] values) {
    Map<String, String> columns = new TreeMap<>();
    for (int column = 0; column < Math.min(headings.length, values.length); column++) {
      columns.put(headings[column].strip(), values[column].strip());
    }
    return columns;
  }

  private static OptionalDouble exact(String text) {
    return text == null || text.isEmpty()
        ? OptionalDouble.empty()
        : OptionalDouble.of(Double.parseDouble(text));
  }

  /** In the unit that is printed. */
  private static OptionalDouble rough(String text) {
    if (text == null) {
      return OptionalDouble.empty();
    }
    String number = text.replaceAll("^([0-9.]+).*", "$1");
    double size = SIZES.get(text.substring(number.length()).strip());
    return OptionalDouble.of(Double.parseDouble(number) * size);
  }
}

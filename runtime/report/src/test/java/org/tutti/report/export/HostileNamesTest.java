package org.tutti.report.export;

import static org.assertj.core.api.Assertions.assertThat;

import de.siegmar.fastcsv.reader.CsvReader;
import de.siegmar.fastcsv.reader.CsvRecord;
import java.io.IOException;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tutti.analysis.CampaignAnalysis;
import org.tutti.annotations.ProcessingScheme;
import org.tutti.diagnostics.MeasurementProblem;
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
import org.tutti.records.launch.Observations;
import org.tutti.records.launch.Warning;

/** Cells that differ in a name or a value remain different in every format. */
class HostileNamesTest {
  private static final List<String> TEXTS =
      List.of(
          "a b",
          "a_b",
          "a,b",
          "a=b",
          "a;b",
          "a/b",
          "a  b",
          "",
          " ",
          "-",
          "_",
          ":",
          "1",
          "=x",
          "'=x",
          "''=x",
          "x\u200b",
          "x\u202e",
          "x\ufffd",
          "x\\",
          "gr\u00f6\u00dfe",
          "gr\u00fc\u00dfe",
          "1/param.b=2",
          "1, b=2",
          "1;b=2",
          "1,b=2",
          "a_b__0123456789abcdef",
          "\ud83d\ude00",
          "\ud83d\ude01",
          "NaN",
          "\n",
          "\t");

  private static final List<String> NAMES =
      List.of(
          "data",
          "sync",
          "msize",
          "p",
          "processes",
          "benchmark",
          "operation",
          "launch",
          "value",
          "median",
          "settings",
          "end",
          "counter",
          "a_b",
          "gr\u00f6\u00dfe",
          "gr\u00fc\u00dfe",
          "gr__e",
          "gr_e",
          "A",
          "a$b",
          "level");

  private static final List<String> BENCHMARKS =
      List.of(
          "X",
          "X:X",
          "X:a",
          "org.tutti.operations.X.a",
          "org.tutti.operations.X.X",
          "org.a.B.m",
          "org.b.B.m",
          "B.m",
          "org.example.Gr\u00f6\u00dfe.m",
          "org.example.Gr\u00fc\u00dfe.m",
          "a b",
          "a_b",
          "a_b/msize=8");

  /** These need data that no cell here has; they identify rows by the same columns as csv. */
  private static final Set<String> NEEDY = Set.of("csv-ranks", "csv-phases");

  private static final Pattern TAG = Pattern.compile("Tag=([^,]*),");
  private static final Pattern SAMPLE = Pattern.compile("tutti_median_seconds\\{(.*)} .*");
  private static final Pattern LABEL = Pattern.compile("(\\w+)=\"(?:[^\"\\\\]|\\\\.)*\"");

  @TempDir private Path path;
  private final List<CellKey> keys = new ArrayList<>();
  private CampaignAnalysis analysis;

  /** What identifies the cells in each format, one text for each. */
  private final Map<String, Function<String, List<String>>> identifiers =
      Map.ofEntries(
          Map.entry("csv", HostileNamesTest::rows),
          Map.entry("csv-launches", HostileNamesTest::rows),
          Map.entry("csv-counters", HostileNamesTest::rows),
          Map.entry(
              "jmh",
              text -> objects(text, one -> one.text("benchmark") + one.textFields("params"))),
          Map.entry("smaller-is-better", text -> objects(text, one -> one.text("name"))),
          Map.entry("bigger-is-better", text -> objects(text, one -> one.text("name"))),
          Map.entry("reprompi", HostileNamesTest::lines),
          Map.entry("hlog", text -> found(TAG, text)),
          Map.entry("bencher", text -> List.copyOf(json(text).names())),
          Map.entry("otava", text -> heading(text).subList(2, heading(text).size())),
          Map.entry("prometheus", text -> found(SAMPLE, text)),
          Map.entry(
              "markdown",
              text -> text.lines().filter(line -> line.startsWith("|")).skip(2).toList()),
          Map.entry(
              "latex", text -> text.lines().skip(5).filter(line -> line.contains("&")).toList()));

  @BeforeEach
  void name() {
    TEXTS.forEach(text -> keys.add(key("org.example.B.m", Map.of("k", text))));
    NAMES.forEach(name -> keys.add(key("org.example.B.m", Map.of(name, "1"))));
    BENCHMARKS.forEach(name -> keys.add(key(name, Map.of())));
    keys.add(key("org.example.B.m", Map.of("a", "1", "b", "2")));
    keys.add(key("org.example.B.m", Map.of("a", "1,b=2")));
    keys.add(key("org.example.B.m", Map.of("a", "1, b=2")));
    keys.add(key("org.example.B.m", Map.of("a", "1;b=2")));
    keys.add(key("org.example.B.m", Map.of("a", "1/param.b=2")));
    keys.add(key("org.example.B.m", Map.of("a", "1 b=2")));
  }

  private static CellKey key(String benchmark, Map<String, String> parameters) {
    return new CellKey(benchmark, "BCAST", 8, 2, parameters);
  }

  @Test
  void parametersAndBenchmarksRemainDifferent() throws IOException {
    CampaignDirectory directory = new CampaignDirectory(path);
    SampleCampaign.write(directory, 1, cells(keys));
    analysis = CampaignAnalysis.of(directory);
    distinct(keys.size());
  }

  @Test
  void factorsRemainDifferentAlsoFromParametersOfTheirNames() throws IOException {
    List<Treatment> treatments =
        TEXTS.stream().map(text -> new Treatment(Map.of("k", text, "a b", "1"))).toList();
    CampaignDirectory directory = new CampaignDirectory(path);
    for (int launch = 1; launch <= treatments.size(); launch++) {
      SampleCampaign.write(
          directory,
          launch,
          cells(
              List.of(key("org.example.B.m", Map.of("k", "1")), key("org.example.B.m", Map.of()))));
    }
    PlannedCampaign.of(directory, plan(treatments));
    analysis = CampaignAnalysis.of(directory);
    distinct(2 * treatments.size());
  }

  /** Launches by hand may measure a cell in several ways. */
  @Test
  void settingsRemainDifferentWhereACellHasSeveral() throws IOException {
    CampaignDirectory directory = new CampaignDirectory(path);
    CellKey key = key("org.example.B.m", Map.of());
    SampleCampaign.write(directory, 1, cell(0, key, Map.of()));
    SampleCampaign.write(directory, 2, cell(0, key, Map.of("warmup-duration", "1s")));
    analysis = CampaignAnalysis.of(directory);
    for (String format : List.of("jmh", "smaller-is-better", "hlog", "bencher", "prometheus")) {
      assertThat(identifiers.get(format).apply(export(format)))
          .as(format)
          .hasSize(2)
          .doesNotHaveDuplicates();
    }
    assertThat(identifiers.get("otava").apply(export("otava"))).hasSize(3).doesNotHaveDuplicates();
  }

  /** Rows of several nights stand under the headings of the first. */
  @Test
  void theColumnsOfANightDoNotDependOnWhatFailed() throws IOException {
    List<Treatment> treatments =
        Stream.of("one", "two").map(level -> new Treatment(Map.of("f", level))).toList();
    for (String format : List.of("otava", "csv", "csv-launches")) {
      List<List<String>> headings = new ArrayList<>();
      for (String night : List.of("whole", "failed", "unlaunched")) {
        CampaignDirectory directory = new CampaignDirectory(path.resolve(format + night));
        for (int launch = 1; launch <= (night.equals("unlaunched") ? 1 : 2); launch++) {
          CellRecord[] cells = cells(keys);
          if (night.equals("failed")) {
            cells[1] = failed(cells[1]);
            cells[keys.size() - 1] = failed(cells[keys.size() - 1]);
          }
          SampleCampaign.write(directory, launch, cells);
        }
        PlannedCampaign.of(directory, plan(treatments));
        analysis = CampaignAnalysis.of(directory);
        String text = export(format);
        headings.add(heading(text));
        if (format.equals("otava")) {
          CsvRecord row = records(text).get(1);
          assertThat(row.getFieldCount()).isEqualTo(headings.get(0).size());
          assertThat(row.getFields().stream().filter(String::isEmpty).count())
              .isEqualTo(1 + Map.of("whole", 0, "failed", 4, "unlaunched", keys.size()).get(night));
        }
      }
      assertThat(headings).as(format).allMatch(headings.get(0)::equals);
    }
  }

  private void distinct(int cells) throws IOException {
    assertThat(analysis.cells()).hasSize(cells);
    for (Export format : Export.all()) {
      if (NEEDY.contains(format.name())) {
        continue;
      }
      String text = export(format.name());
      if (format.name().startsWith("csv") || format.name().equals("otava")) {
        assertThat(heading(text)).as(format.name()).doesNotHaveDuplicates();
      }
      Set<String> found = Set.copyOf(Set.copyOf(identifiers.get(format.name()).apply(text)));
      assertThat(found).as(format.name()).hasSize(format.name().equals("csv-counters") ? 0 : cells);
    }
    for (String sample : found(SAMPLE, export("prometheus"))) {
      assertThat(found(LABEL, sample)).doesNotHaveDuplicates();
    }
  }

  private String export(String name) throws IOException {
    StringWriter output = new StringWriter();
    Export format = Export.named(name);
    boolean forReaders = name.equals("markdown") || name.equals("latex");
    (forReaders ? format.with(List.of("benchmark", "levels", "msize", "p")) : format)
        .write(analysis, output);
    return output.toString();
  }

  private static Manifest plan(List<Treatment> treatments) {
    Manifest one = Manifests.of(1);
    return new Manifest(
        one.origin(),
        one.settings(),
        treatments.stream().map(each -> new PlannedTreatment(each, one.settings())).toList(),
        1,
        7);
  }

  private static CellRecord[] cells(List<CellKey> keys) {
    return IntStream.range(0, keys.size())
        .mapToObj(at -> cell(at, keys.get(at), Map.of()))
        .toArray(CellRecord[]::new);
  }

  private static CellRecord cell(int position, CellKey key, Map<String, String> further) {
    CellRecord plain = SampleCampaign.processed(ProcessingScheme.PS1, 1);
    CellSettings settings = plain.settings();
    return new CellRecord(
        position,
        key,
        new CellSettings(
            settings.method(),
            settings.counts(),
            Optional.empty(),
            false,
            further,
            Optional.of(new MovedData(1, 8))),
        plain.observations(),
        plain.conditions(),
        List.of());
  }

  private static CellRecord failed(CellRecord cell) {
    return new CellRecord(
        cell.position(),
        cell.key(),
        cell.settings(),
        new Observations(new long[0], new long[0], new long[0]),
        cell.conditions(),
        List.of(Warning.because(MeasurementProblem.CELL_CRASHED, "it failed")));
  }

  private static List<CsvRecord> records(String csv) {
    return CsvReader.builder().ofCsvRecord(csv).stream().toList();
  }

  private static List<String> heading(String csv) {
    return records(csv).get(0).getFields();
  }

  private static List<String> rows(String csv) {
    List<String> heading = heading(csv);
    return records(csv).stream()
        .skip(1)
        .map(
            row ->
                IntStream.range(0, heading.size())
                    .filter(
                        at ->
                            heading.get(at).matches("benchmark|operation|msize|processes")
                                || heading.get(at).matches("(?s)'?(param|factor)\\..*"))
                    .mapToObj(at -> at + "=" + row.getField(at).length() + ":" + row.getField(at))
                    .collect(Collectors.joining(" ")))
        .toList();
  }

  /** The levels of the launch, then the columns that name the cell. */
  private static List<String> lines(String text) {
    List<String> found = new ArrayList<>();
    Map<String, String> levels = new TreeMap<>();
    for (String line : text.lines().toList()) {
      if (line.startsWith("#@")) {
        int value = line.indexOf('=');
        levels.put(
            line.substring(0, value), line.startsWith("#@factor.") ? line.substring(value) : "");
      } else if (!line.startsWith("test ")) {
        String[] columns = line.split(" +");
        assertThat(columns).hasSize(6);
        found.add(levels + columns[4] + " " + columns[5]);
      }
    }
    return found;
  }

  private static List<String> found(Pattern pattern, String text) {
    return pattern.matcher(text).results().map((MatchResult one) -> one.group(1)).toList();
  }

  private static JsonObject json(String text) {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    return JsonText.parse(bytes, 0, bytes.length);
  }

  private static List<String> objects(String array, Function<JsonObject, String> identifier) {
    return json("{\"all\":" + array + "}").objects("all").stream().map(identifier).toList();
  }
}

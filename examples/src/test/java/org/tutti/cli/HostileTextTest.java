package org.tutti.cli;

import static org.assertj.core.api.Assertions.assertThat;

import de.siegmar.fastcsv.reader.CsvReader;
import de.siegmar.fastcsv.reader.CsvRecord;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringReader;
import java.io.StringWriter;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tutti.diagnostics.PrintableText;
import org.tutti.records.campaign.CampaignDirectory;
import org.tutti.records.campaign.ManifestFile;
import org.tutti.records.campaign.Manifests;
import org.tutti.records.campaign.WrittenCampaign;
import org.tutti.records.json.JsonText;
import org.tutti.report.export.Export;
import org.tutti.report.layout.Terminal;
import org.xml.sax.InputSource;

/** Whatever stands in files, and whatever files are called, harms no reader of any format. */
class HostileTextTest {
  /** {@code bench/kills/texts} asks for more. */
  private static final int TEXTS = Integer.getInteger("tutti.texts", 29);

  /** Pages and pictures take longest. */
  private static final int TEXTS_PER_PAGE = 10;

  private static final int LAUNCHES = 6;
  private static final Pattern VALUE =
      Pattern.compile("(?<=[:\\[,] ?\")(?:[^\"\\\\]|\\\\.)*(?=\"\\s?[,}\\]])");
  private static final Pattern COLOR = Pattern.compile("\u001b\\[[0-9;]*m");

  private static final List<String> COMMANDS =
      List.of(
          "report DIR",
          "report DIR --verbose",
          "report DIR --checklist",
          "report DIR DIR2 --format json",
          "compare DIR DIR2",
          "compare DIR DIR2 --verbose",
          "compare DIR DIR2 --format json",
          "gate --baseline DIR DIR2 --junit OUT.xml --markdown OUT.md",
          "history DIR DIR2",
          "history DIR DIR2 --format csv",
          "history DIR DIR2 --format json",
          "analyze DIR --covariate msize",
          "analyze DIR --qq --format csv",
          "analyze DIR --format json",
          "analyze DIR --factor TEXT",
          "check DIR TEXT",
          "compare DIR --factor TEXT=TEXT,b",
          "report TEXT",
          "export DIR --format TEXT",
          "export DIR --picture TEXT",
          "list TEXT",
          "list --format TEXT",
          "stress --max-size TEXT",
          "stress --seed TEXT -np TEXT",
          "sync TEXT",
          "sync --sync-data TEXT --launches TEXT offset",
          "run --results DIR --allow-changed",
          "TEXT");

  /** With a class path on which classes and benchmarks have such names. */
  private static final List<String> COMMANDS_OF_CLASSES =
      List.of(
          "list",
          "list --format json",
          "list *",
          "list TEXT",
          "run --dry -np 2 --mpi inprocess TEXT",
          "stress --max-size TEXT",
          "sync TEXT");

  private static final List<String> PAGES =
      List.of(
          "report DIR DIR2 --html OUT.html",
          "export DIR --picture run-time -o OUT.svg",
          "export DIR --picture violin --format md -o OUT.md",
          "export DIR --picture run-time --format md");

  @TempDir Path path;
  private final Random random = new Random(Long.getLong("tutti.texts.seed", 4));

  @Test
  void noCommandPassesThemOn() throws Exception {
    int number = 0;
    for (String text : HostileText.some(TEXTS, random)) {
      Path folder = Files.createDirectories(path.resolve("t" + number));
      Path first = measure(folder.resolve("a"), text, Instant.EPOCH);
      Path second = measure(folder.resolve(name("b" + text)), text, Instant.ofEpochSecond(99_999));
      if (number % 2 == 1) {
        ManifestFile.write(new CampaignDirectory(first), Manifests.of(LAUNCHES));
        corrupt(first, text);
      }
      List<String> commands = new ArrayList<>(COMMANDS);
      Export.all().forEach(export -> commands.add("export DIR --format " + export.name()));
      if (number % TEXTS_PER_PAGE < 2) {
        commands.addAll(PAGES);
      }
      // Every other one, so that each has texts of both kinds of campaigns.
      for (int index = number / 2 % 2; index < commands.size(); index += 2) {
        check(commands.get(index), text, first, second, folder);
      }
      number++;
    }
  }

  @Test
  void noCommandPassesOnNamesOfClasses() throws Exception {
    int number = 0;
    for (String text : HostileText.some(TEXTS, random)) {
      Path folder = Files.createDirectories(path.resolve("c" + number));
      // Line ends and tabs end words of the index, which is damaged then.
      String shown = number % 2 == 0 ? text : text.replaceAll("[\\t\\r\\n]", "");
      Path index = Files.createDirectories(folder.resolve("META-INF/tutti"));
      String type = fileName("a.B" + text);
      // An entry without a class is what an incremental build has left.
      Path code = folder.resolve(type.replace('.', '/') + ".class");
      Files.createDirectories(code.getParent());
      Files.write(code, new byte[0]);
      Files.writeString(
          index.resolve(type),
          encodable(
              "benchmark\ta."
                  + shown
                  + ".b\ta."
                  + shown
                  + "_Harness$b\n"
                  + "collective\tBCAST\ndatatype\tDOUBLE\nset\tmsizes\t8\nset\tlaunches\t7\n"));
      Thread thread = Thread.currentThread();
      ClassLoader before = thread.getContextClassLoader();
      try (URLClassLoader loader = new URLClassLoader(new URL[] {folder.toUri().toURL()}, before)) {
        thread.setContextClassLoader(loader);
        for (String command : COMMANDS_OF_CLASSES) {
          check(command, text, folder, folder, folder);
        }
      } finally {
        thread.setContextClassLoader(before);
      }
      number++;
    }
  }

  private static String encodable(String text) {
    return new String(text.getBytes(StandardCharsets.UTF_8), StandardCharsets.UTF_8);
  }

  private static String fileName(String text) {
    String name = name(text);
    return name.length() < 100 ? name : name.substring(0, 100);
  }

  private Path measure(Path directory, String text, Instant started) {
    long base = 1000 + started.getEpochSecond() / 1000;
    WrittenCampaign campaign =
        new WrittenCampaign(directory, started)
            .foundAs(text)
            .allRanks(0.1)
            .besides(0.3, launch -> launch == 2);
    for (long msize : new long[] {8, 1024}) {
      campaign.cell(msize, text, launch -> drawn(base + msize));
      campaign.cell(msize, "a" + text, launch -> drawn(base + msize));
      campaign.baseline("ring" + text, msize, launch -> drawn(base + msize));
      campaign.variant("tree" + text, msize, launch -> drawn(2 * base + msize));
    }
    campaign.write(LAUNCHES);
    return directory;
  }

  private long[] drawn(long time) {
    return LongStream.range(0, 30)
        .map(index -> Math.round(time + 10 * random.nextGaussian()))
        .toArray();
  }

  /** What a name of a file may contain. */
  private static String name(String text) {
    byte[] bytes = text.replace("\u0000", "").replace('/', '-').getBytes(StandardCharsets.UTF_8);
    return new String(bytes, StandardCharsets.UTF_8);
  }

  /** Puts the text into words of a file, which then need not be valid. */
  private void corrupt(Path campaign, String text) throws IOException {
    Path file =
        campaign.resolve(
            List.of("manifest.json", "launches/0001.jsonl", "launches/0002.jsonl")
                .get(random.nextInt(3)));
    String contents = Files.readString(file);
    int end = contents.indexOf("{\"record\":\"completion\"");
    String kept = end < 0 ? contents : contents.substring(0, end);
    List<int[]> words = new ArrayList<>();
    Matcher value = VALUE.matcher(kept);
    while (value.find()) {
      words.add(new int[] {value.start(), value.end()});
    }
    int[] word = words.get(random.nextInt(words.size()));
    Files.writeString(file, kept.substring(0, word[1]) + escaped(text) + kept.substring(word[1]));
  }

  private static String escaped(String text) {
    StringBuilder escaped = new StringBuilder();
    for (char code : text.toCharArray()) {
      escaped.append(
          code < ' ' || code == '"' || code == '\\' || Character.isSurrogate(code)
              ? String.format("\\u%04x", (int) code)
              : Character.toString(code));
    }
    return escaped.toString();
  }

  private void check(String command, String text, Path first, Path second, Path folder)
      throws Exception {
    List<Path> written = new ArrayList<>();
    String[] words =
        Arrays.stream(command.split(" "))
            .map(
                word -> {
                  if (word.startsWith("OUT.")) {
                    written.add(folder.resolve("out" + written.size() + word.substring(3)));
                    return written.get(written.size() - 1).toString();
                  }
                  return word.replace("DIR2", second.toString())
                      .replace("DIR", first.toString())
                      .replace("TEXT", name(text));
                })
            .toArray(String[]::new);
    boolean colored = command.startsWith("report DIR") && !command.contains("json");
    StringWriter output = new StringWriter();
    StringWriter errors = new StringWriter();
    int status =
        Main.run(
            new PrintWriter(output, true),
            new PrintWriter(errors, true),
            new Terminal(100, colored, false),
            Map.of(),
            words);

    String what = command + " with " + escaped(text);
    assertThat(errors.toString()).as(what).doesNotContain("TUTTI-009");
    checkLines(errors.toString(), what);
    if (status == 0 || output.toString().length() > 0) {
      checkFormat(format(command), COLOR.matcher(output.toString()).replaceAll(""), what);
    }
    for (Path file : written) {
      if (Files.exists(file)) {
        String name = file.getFileName().toString();
        checkFormat(name.substring(name.indexOf('.') + 1), Files.readString(file), what);
        Files.delete(file);
      }
    }
  }

  private static String format(String command) {
    Matcher format = Pattern.compile("--format ([a-z-]+)").matcher(command);
    return format.find() ? format.group(1).replaceFirst("-.*", "") : "text";
  }

  private static void checkFormat(String format, String text, String what) throws Exception {
    // Lines of CSV end so (RFC 4180).
    String lines = List.of("csv", "otava").contains(format) ? text.replace("\r\n", "\n") : text;
    assertThat(lines.codePoints().filter(point -> !isHarmless(point)).toArray()).as(what).isEmpty();
    switch (format) {
      case "csv", "otava" -> checkCsv(text, what);
      case "md", "markdown" -> checkMarkdown(text, what);
      case "json" -> checkJson(text, what);
      case "jmh" -> checkLinesOfDocument(text, what);
      case "latex" -> checkLatex(text, what);
      case "xml", "svg" -> checkXml(text, what);
      case "html" ->
          assertThat(text.toLowerCase())
              .as(what)
              .doesNotContain("<script", "<img", "<a href=\"javascript", "onerror=\"");
      default -> checkLines(text, what);
    }
  }

  private static boolean isHarmless(int point) {
    return point == '\n' || point == '\t' || PrintableText.isPrintable(point);
  }

  /** No text begins a line of its own. */
  private static void checkLines(String text, String what) {
    assertThat(text.codePoints().filter(point -> !isHarmless(point)).toArray()).as(what).isEmpty();
    checkLinesOfDocument(text, what);
  }

  private static void checkLinesOfDocument(String text, String what) {
    assertThat(text.lines()).as(what).noneMatch(line -> line.startsWith("FORGED"));
  }

  private static void checkCsv(String text, String what) throws IOException {
    if (text.isEmpty()) {
      return;
    }
    try (CsvReader<CsvRecord> reader = CsvReader.builder().ofCsvRecord(new StringReader(text))) {
      List<CsvRecord> rows = reader.stream().toList();
      assertThat(rows).as(what).allMatch(row -> row.getFieldCount() == rows.get(0).getFieldCount());
      assertThat(rows.stream().flatMap(row -> row.getFields().stream()))
          .as(what)
          .noneMatch(field -> field.matches("(?s)[=@\t+-]+INJECTED.*"));
    }
  }

  private static void checkMarkdown(String text, String what) {
    checkLinesOfDocument(text, what);
    int columns = 0;
    for (String line : text.lines().toList()) {
      String rest = line.replace("\\\\", "").replaceAll("\\\\[|]", "");
      int bars = rest.length() - rest.replace("|", "").length();
      assertThat(bars == 0 || columns == 0 || bars == columns).as(what + ": " + line).isTrue();
      columns = bars;
      // Nothing in code is live; escaped marks are text.
      String live = rest.replaceAll("(`+) .*? \\1", "").replaceAll("\\\\.", "");
      assertThat(live)
          .as(what + ": " + line)
          .doesNotContain("](", "![", "<", "://", "@INJ", "www.");
    }
  }

  private static void checkJson(String text, String what) {
    byte[] bytes = text.strip().getBytes(StandardCharsets.UTF_8);
    for (String document : new String(bytes, StandardCharsets.UTF_8).split("(?<=\n})\n")) {
      byte[] one = document.getBytes(StandardCharsets.UTF_8);
      assertThat(JsonText.parse(one, 0, one.length).text("kind")).as(what).isNotEmpty();
    }
  }

  private static void checkLatex(String text, String what) {
    List<Long> columns =
        text.lines()
            .filter(line -> line.endsWith("\\\\"))
            .map(line -> Stream.of(line.replace("\\&", "").split("")).filter("&"::equals).count())
            .distinct()
            .toList();
    assertThat(columns).as(what).hasSizeLessThanOrEqualTo(1);
    assertThat(text).as(what).doesNotContain("\\input");
  }

  private static void checkXml(String text, String what) throws Exception {
    assertThat(text).as(what).doesNotContain("<script", "<img");
    DocumentBuilderFactory.newInstance()
        .newDocumentBuilder()
        .parse(new InputSource(new StringReader(text)));
  }
}

package org.tutti.bench.comparisonrates;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** The tables of these simulations say what they have found. */
class PromisesPageTest {
  private static final Path PAGE = Path.of("comparison-rates/result/promises.md");
  private static final Path RATES = Path.of("comparison-rates/result/rates.csv");
  private static final Path NIGHTS = Path.of("night-history/result/histories.csv");
  private static final String FALSE = " claims a difference where there is none";
  private static final Pattern MEDIAN = Pattern.compile("report gives .*|the interval contains .*");
  private static final Pattern DISTURBED = Pattern.compile("finds that (B takes .*)");

  /** Those of which the page says so. */
  private static final Set<String> SAID =
      Set.of(
          "a launch every 30 s on a host that is fast for 720 and slow for 480 s; 20",
          "nights that differ by 2 % on a host with AR(0.8)");

  /** A line of a result: what was promised and found. */
  private record Row(
      String promise,
      String launches,
      int cells,
      String asked,
      double found,
      double error,
      int of,
      boolean missed) {

    static Row of(String line) {
      String[] part = line.split(",", -1);
      boolean none = part[4].isEmpty();
      return new Row(
          part[0],
          part[1],
          Integer.parseInt(part[2]),
          part[3],
          none ? Double.NaN : Double.parseDouble(part[4]),
          none ? Double.NaN : Double.parseDouble(part[5]),
          Integer.parseInt(part[6]),
          part[7].equals("missed"));
    }

    String words() {
      if (of == 0) {
        return "";
      }
      String words =
          found == 0 || found == 1
              ? Math.round(found * of) + " of " + of
              : String.format(Locale.ROOT, "%.3f ± %.3f", found, error);
      return missed ? "**" + words + "**" : words;
    }
  }

  @Test
  void thePageSaysWhatWasFound() throws IOException {
    List<Row> rows = rows();
    List<Row> claims =
        those(
            rows,
            row -> row.promise().endsWith(FALSE) && !row.promise().startsWith("compare of one"));
    String rates =
        table(
            "`compare` claims a difference; there is none | ",
            claims,
            row -> row.promise().replace(FALSE, "") + ": " + row.launches(),
            row -> row.cells() == 1 ? "1 cell" : "" + row.cells());
    String medians =
        table(
            "the interval of a median in `report` | ",
            those(rows, row -> MEDIAN.matcher(row.promise()).matches()),
            Row::launches,
            row ->
                row.promise().startsWith("report")
                    ? "is given"
                    : "contains the median of a long time");
    String disturbed =
        table(
            "a difference is found | ",
            those(rows, row -> DISTURBED.matcher(row.promise()).matches()),
            row ->
                DISTURBED.matcher(row.promise()).replaceFirst("$1")
                    + row.launches().replaceFirst(".*;", ";"),
            row -> row.launches().replaceFirst(";.*", ""));
    hold("rates", rates);
    hold("medians", medians);
    hold("disturbed", disturbed);
    hold("others", others(those(rows, row -> !row.asked().isEmpty() && !claims.contains(row))));
    hold("nights", nights());
  }

  /**
   * Nothing is above what is asked, by more than twice its error, of which the page does not say
   * so.
   */
  @Test
  void nothingMissesOfWhichThePageDoesNotSaySo() throws IOException {
    assertThat(rows()).filteredOn(Row::missed).allMatch(row -> SAID.contains(row.launches()));
  }

  private static List<Row> rows() throws IOException {
    return Files.readAllLines(RATES).stream().skip(1).map(Row::of).toList();
  }

  private static List<Row> those(List<Row> rows, Predicate<Row> wanted) {
    return rows.stream().filter(wanted).toList();
  }

  private static String table(
      String heading, List<Row> rows, Function<Row, String> line, Function<Row, String> column) {
    Map<String, Map<String, String>> lines = new LinkedHashMap<>();
    Set<String> columns = new LinkedHashSet<>();
    for (Row row : rows) {
      columns.add(column.apply(row));
      lines
          .computeIfAbsent(line.apply(row), name -> new LinkedHashMap<>())
          .put(column.apply(row), row.words());
    }
    StringBuilder table =
        new StringBuilder("| " + heading + String.join(" | ", columns) + " |\n|---|");
    table.append("---|".repeat(columns.size())).append('\n');
    lines.forEach(
        (name, found) ->
            table.append(
                columns.stream()
                    .map(each -> found.getOrDefault(each, ""))
                    .collect(Collectors.joining(" | ", "| " + name + " | ", " |\n"))));
    return table.toString();
  }

  /** The other promises, each with the range of what was found of it. */
  private static String others(List<Row> rows) {
    StringBuilder table =
        new StringBuilder("| promise | asked | kinds of launches | found |\n|---|---|---|---|\n");
    rows.stream()
        .filter(row -> row.of() > 0)
        .collect(Collectors.groupingBy(Row::promise, LinkedHashMap::new, Collectors.toList()))
        .forEach(
            (promise, kinds) ->
                table.append(
                    String.format(
                        Locale.ROOT,
                        "| %s | %s | %d | %.3f to %.3f |%n",
                        promise,
                        kinds.get(0).asked(),
                        kinds.size(),
                        kinds.stream().mapToDouble(Row::found).min().orElseThrow(),
                        kinds.stream().mapToDouble(Row::found).max().orElseThrow())));
    return table.toString();
  }

  private static String nights() throws IOException {
    StringBuilder table =
        new StringBuilder("| nights | cells | years with a false change |\n|---|---|---|\n");
    for (String line : Files.readAllLines(NIGHTS)) {
      String[] part = line.split(",", -1);
      if (part[0].startsWith("a year")) {
        Row row =
            Row.of(String.join(",", part[0], part[1], part[2], "", part[5], part[6], part[7], ""));
        table.append("| " + row.launches() + " | " + row.cells() + " | " + row.words() + " |\n");
      }
    }
    return table.toString();
  }

  private static void hold(String name, String table) throws IOException {
    Pattern part =
        Pattern.compile("(?<=<!-- " + name + " -->\n\n).*?(?=\n<!-- end -->)", Pattern.DOTALL);
    if (Boolean.getBoolean("tutti.update-docs")) {
      Files.writeString(
          PAGE, part.matcher(Files.readString(PAGE)).replaceFirst(Matcher.quoteReplacement(table)));
    }
    Matcher found = part.matcher(Files.readString(PAGE));
    assertThat(found.find()).as(name).isTrue();
    assertThat(found.group())
        .as("stale: mvn test -P bench -pl bench -Dtutti.update-docs=true")
        .isEqualTo(table);
  }
}

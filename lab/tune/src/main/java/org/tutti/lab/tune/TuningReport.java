package org.tutti.lab.tune;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.tutti.diagnostics.Counted;
import org.tutti.records.launch.MessageSize;
import org.tutti.report.Figures;
import org.tutti.report.TextTable;
import org.tutti.report.layout.PageStyle;
import org.tutti.report.layout.WrappedText;
import org.tutti.stats.interval.Estimate;

/** The gains of tuning, and what was not found, for a terminal. */
public final class TuningReport {
  private TuningReport() {}

  /** The lines, of at most 80 columns as far as names permit. */
  public static List<String> lines(TuningResult result) {
    List<String> lines = new ArrayList<>(paragraph(summary(result)));
    tables(result.choices())
        .forEach(
            (heading, table) -> {
              lines.add("");
              lines.add(heading);
              lines.addAll(table.indented(PageStyle.MIN_WIDTH));
            });
    if (!result.choices().isEmpty()) {
      lines.add("");
      lines.addAll(
          paragraph(
              "Gain: run-time of the default divided by that of the algorithm, with its 95 %"
                  + " interval, in launches made after the algorithm was chosen. A gain is"
                  + " verified if the comparison finds it with Holm's correction and the"
                  + " interval exceeds the margin."));
    }
    if (!result.patterns().isEmpty()) {
      lines.addAll(
          paragraph(
              "With arrival patterns, each algorithm is judged by the pattern under which it takes"
                  + " longest: default and gain are of these."));
    }
    if (result.choices().stream().anyMatch(choice -> choice.verified() != choice.written())) {
      lines.addAll(
          paragraph(
              "This library uses one algorithm for all sizes of an operation. It is written if a"
                  + " gain is verified at one of them and none may lose more than the margin."));
    }
    costs(result.patterns())
        .forEach(
            (heading, table) -> {
              lines.add("");
              lines.addAll(paragraph(heading));
              lines.addAll(table.indented(PageStyle.MIN_WIDTH));
            });
    if (!result.patterns().isEmpty()
        && !(result.defaults().isEmpty() && result.excluded().isEmpty())) {
      lines.add("");
    }
    defaults(result.defaults()).forEach(text -> lines.addAll(item(text)));
    for (ExcludedAlgorithm one : result.excluded()) {
      lines.addAll(
          item("Excluded: " + one.algorithm() + " of " + one.operation() + ": " + one.reason()));
    }
    return lines;
  }

  private static String summary(TuningResult result) {
    long written =
        result.choices().stream().filter(choice -> choice.verified() && choice.written()).count();
    return String.format(
        Locale.ROOT,
        "Tuning: a verified gain in %d of %s, by %s.",
        written,
        Counted.of(result.choices().size() + result.defaults().size(), "cell"),
        Counted.of(result.launches(), "launch"));
  }

  private static Map<String, TextTable> tables(List<VerifiedChoice> choices) {
    Map<String, TextTable> tables = new LinkedHashMap<>();
    for (VerifiedChoice choice : choices) {
      tables.computeIfAbsent(heading(choice.choice().cell()), key -> table()).row(row(choice));
    }
    return tables;
  }

  /** What the chosen algorithm costs under each pattern, by the cell. */
  private static Map<String, TextTable> costs(List<PatternCost> costs) {
    Map<String, TextTable> tables = new LinkedHashMap<>();
    for (PatternCost cost : costs) {
      tables
          .computeIfAbsent(
              heading(cost.cell())
                  + " at "
                  + MessageSize.text(cost.cell().msize())
                  + ", best in its worst pattern: "
                  + cost.algorithm(),
              key ->
                  new TextTable()
                      .left("arrival", "")
                      .right("takes", "[us]")
                      .right("default", "[us]")
                      .left("fastest", "")
                      .right("takes", "[us]")
                      .right("cost", ""))
          .row(
              List.of(
                  cost.pattern(),
                  Figures.micros(cost.time()),
                  Figures.micros(cost.usual()),
                  cost.fastest(),
                  Figures.micros(cost.least()),
                  Figures.ratio(cost.factor())));
    }
    return tables;
  }

  private static TextTable table() {
    return new TextTable()
        .right("msize", "[B]")
        .left("algorithm", "")
        .right("default", "[us]")
        .right("gain", "")
        .whole("interval", "")
        .left("gain is", "");
  }

  private static List<String> row(VerifiedChoice choice) {
    return List.of(
        Figures.count(choice.choice().cell().msize()),
        choice.choice().algorithm().name(),
        Figures.micros(choice.comparison().pair().figuresOfA().median()),
        choice.comparison().ratio().map(ratio -> Figures.ratio(1 / ratio.value())).orElse("-"),
        choice.comparison().ratio().map(TuningReport::gains).orElse("(too few)"),
        state(choice));
  }

  private static String state(VerifiedChoice choice) {
    if (choice.verified()) {
      return choice.written() ? "verified" : "not written";
    }
    return choice.written() ? "no loss" : "not verified";
  }

  private static String gains(Estimate ratio) {
    return "[" + Figures.ratio(1 / ratio.high()) + ", " + Figures.ratio(1 / ratio.low()) + "]";
  }

  private static List<String> defaults(List<TuningCell> cells) {
    Map<String, String> sizes =
        cells.stream()
            .collect(
                Collectors.groupingBy(
                    TuningReport::heading,
                    TreeMap::new,
                    Collectors.mapping(
                        cell -> MessageSize.text(cell.msize()), Collectors.joining(", "))));
    List<String> texts = new ArrayList<>();
    sizes.forEach(
        (heading, list) ->
            texts.add("Nothing faster than the default: " + heading + ", at " + list + "."));
    return texts;
  }

  private static String heading(TuningCell cell) {
    return cell.operation() + " of " + Counted.of(cell.processes(), "process");
  }

  private static List<String> paragraph(String text) {
    return WrappedText.paragraph(text, PageStyle.MIN_WIDTH);
  }

  private static List<String> item(String text) {
    return WrappedText.item(text, PageStyle.MIN_WIDTH);
  }
}

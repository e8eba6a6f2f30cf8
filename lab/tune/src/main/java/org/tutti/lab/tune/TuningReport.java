package org.tutti.lab.tune;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.tutti.diagnostics.Counted;
import org.tutti.records.launch.MessageSize;
import org.tutti.report.layout.PageStyle;
import org.tutti.report.layout.WrappedText;
import org.tutti.report.table.Figures;
import org.tutti.report.table.TextColumn;
import org.tutti.report.table.TextTable;
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
    return grouped(choices, choice -> heading(choice.choice().cell()), TuningReport::table);
  }

  /** What the chosen algorithm costs under each pattern, by the cell. */
  private static Map<String, TextTable> costs(List<PatternCost> costs) {
    return grouped(
        costs,
        cost ->
            heading(cost.cell())
                + " at "
                + MessageSize.text(cost.cell().msize())
                + ", best in its worst pattern: "
                + cost.algorithm(),
        TuningReport::costTable);
  }

  private static <R> Map<String, TextTable> grouped(
      List<R> rows, Function<R, String> heading, Function<List<R>, TextTable> table) {
    return rows.stream()
        .collect(
            Collectors.groupingBy(
                heading,
                LinkedHashMap::new,
                Collectors.collectingAndThen(Collectors.toList(), table)));
  }

  private static TextTable costTable(List<PatternCost> costs) {
    return TextTable.of(
        TextColumn.words(costs, PatternCost::pattern, "arrival"),
        TextColumn.right(costs, cost -> Figures.micros(cost.time()), "takes", "[us]"),
        TextColumn.right(costs, cost -> Figures.micros(cost.usual()), "default", "[us]"),
        TextColumn.words(costs, PatternCost::fastest, "fastest"),
        TextColumn.right(costs, cost -> Figures.micros(cost.least()), "takes", "[us]"),
        TextColumn.right(costs, cost -> Figures.ratio(cost.factor()), "cost"));
  }

  private static TextTable table(List<VerifiedChoice> choices) {
    return TextTable.of(
        TextColumn.right(
            choices, choice -> Figures.count(choice.choice().cell().msize()), "msize", "[B]"),
        TextColumn.words(choices, choice -> choice.choice().algorithm().name(), "algorithm"),
        TextColumn.right(
            choices,
            choice -> Figures.micros(choice.comparison().pair().figuresOfA().median()),
            "default",
            "[us]"),
        TextColumn.right(
            choices,
            choice -> ratio(choice).map(ratio -> Figures.ratio(1 / ratio.value())).orElse("-"),
            "gain"),
        TextColumn.whole(
            choices,
            choice -> ratio(choice).map(TuningReport::gains).orElse(Figures.TOO_FEW),
            "interval"),
        TextColumn.words(choices, TuningReport::state, "gain is"));
  }

  private static Optional<Estimate> ratio(VerifiedChoice choice) {
    return choice.comparison().ratio();
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

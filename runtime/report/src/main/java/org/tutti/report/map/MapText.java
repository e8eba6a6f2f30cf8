package org.tutti.report.map;

import java.math.BigDecimal;
import java.math.MathContext;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import org.tutti.analysis.map.MappedEnd;
import org.tutti.analysis.map.MappedTime;
import org.tutti.analysis.map.PairMap;
import org.tutti.diagnostics.Counted;
import org.tutti.records.launch.MessageSize;
import org.tutti.report.Figures;
import org.tutti.report.TextTable;
import org.tutti.report.layout.PageStyle;
import org.tutti.report.layout.WrappedText;
import org.tutti.stats.network.Suspect;

/** What a map says, for a terminal: what is slow, then the slowest. */
public final class MapText {
  private static final int SHOWN = 5;
  private static final double ALIKE = 1.03;

  private MapText() {}

  /** The lines, of at most 80 columns as far as names permit. */
  public static List<String> lines(PairMap map) {
    List<String> lines = new ArrayList<>();
    if (map.ends().size() < 2) {
      add(lines, "There is no pair: all processes are " + map.ends().get(0) + ".");
      return lines;
    }
    if (map.pairs() == 1) {
      add(
          lines,
          "There is one pair, "
              + pair(map, 0)
              + ": "
              + Figures.micros(map.nanos(0))
              + " us. One pair has nothing to be compared with.");
      return lines;
    }
    List<Suspect> slow = map.confirmed();
    slow.forEach(suspect -> add(lines, sentence(map, suspect)));
    if (slow.isEmpty()) {
      add(lines, nothing(map));
    }
    double[] slowdowns = map.slowdowns();
    long alike = Arrays.stream(slowdowns).filter(one -> one < ALIKE && one > 1 / ALIKE).count();
    add(
        lines,
        alike
            + " of "
            + Counted.of(slowdowns.length, map.per().toString())
            + " within 3 % of the median "
            + map.per()
            + ".");
    add(lines, heading(map));
    lines.add("");
    table(map, slowdowns).lines().forEach(line -> lines.add("  " + line));
    return lines;
  }

  private static void add(List<String> lines, String text) {
    lines.addAll(WrappedText.paragraph(text, PageStyle.MIN_WIDTH));
  }

  private static String sentence(PairMap map, Suspect suspect) {
    String first =
        switch (suspect.part()) {
          case GROUP -> "group " + map.group(suspect.first());
          case END -> map.per() == MappedEnd.HOST ? "host " + end(map, suspect) : end(map, suspect);
          case SENDING_END -> end(map, suspect) + ", sending,";
          case RECEIVING_END -> end(map, suspect) + ", receiving,";
          case BLOCK ->
              "everything between "
                  + map.group(suspect.first())
                  + " and "
                  + map.group(suspect.second());
          case PAIR ->
              map.ends().get(suspect.first()) + arrow(map) + map.ends().get(suspect.second());
        };
    return String.format(
        Locale.ROOT,
        "%s%s is %s times slower than its like (%s to %s), in %d launches, of which %d measured it"
            + " again.",
        first.substring(0, 1).toUpperCase(Locale.ROOT),
        first.substring(1),
        Figures.ratio(suspect.slowdown().value()),
        Figures.ratio(suspect.slowdown().low()),
        Figures.ratio(suspect.slowdown().high()),
        map.launches() + map.launchesAgain(),
        map.launchesAgain());
  }

  private static String end(PairMap map, Suspect suspect) {
    return map.ends().get(suspect.first());
  }

  private static String arrow(PairMap map) {
    return map.what().isDirected() ? " to " : " with ";
  }

  private static String nothing(PairMap map) {
    String limit =
        BigDecimal.valueOf(100 * (map.limit() - 1))
                .round(new MathContext(3))
                .stripTrailingZeros()
                .toPlainString()
            + " %";
    if (map.launches() < 2) {
      return "One launch cannot tell whether anything is slower than its like: make more.";
    }
    if (map.ends().size() < 3) {
      return "Two ends have nothing to be compared with.";
    }
    return map.launchesAgain() == 0 && !map.candidates().isEmpty()
        ? Counted.of(map.candidates().size(), "candidate") + " to be slow, not measured again."
        : "Nothing was found that is more than "
            + limit
            + " slower than its like"
            + (map.candidates().isEmpty()
                ? "."
                : ": "
                    + Counted.of(map.candidates().size(), "candidate")
                    + " did not prove so when measured again.");
  }

  private static String heading(PairMap map) {
    String what =
        switch (map.what()) {
          case LATENCY -> "Half round trips";
          case ONE_WAY -> "Messages one way, by the global clock";
          case BANDWIDTH -> "Windows of messages one way";
          case EXCHANGE -> "Messages both ways at once";
        };
    return String.format(
        Locale.ROOT,
        "%s of %s, %s of %s, %s%s.",
        what,
        MessageSize.text(map.msize()),
        Counted.of(map.pairs(), "pair"),
        Counted.of(map.ends().size(), map.per().toString()),
        Counted.of(map.launches(), "launch"),
        map.launchesAgain() == 0 ? "" : ", candidates again in " + map.launchesAgain());
  }

  private static TextTable table(PairMap map, double[] slowdowns) {
    TextTable table =
        new TextTable().left("slowest", "").right("times", "the median").right("median", "[us]");
    IntStream.range(0, slowdowns.length)
        .boxed()
        .sorted(Comparator.comparingDouble((Integer end) -> slowdowns[end]).reversed())
        .limit(SHOWN)
        .forEach(end -> table.row(List.of(map.ends().get(end), Figures.ratio(slowdowns[end]), "")));
    double[] nanos = IntStream.range(0, map.pairs()).mapToDouble(map::nanos).toArray();
    double[] ordered = nanos.clone();
    Arrays.sort(ordered);
    double median = ordered[ordered.length / 2];
    IntStream.range(0, nanos.length)
        .boxed()
        .sorted(Comparator.comparingDouble((Integer pair) -> nanos[pair]).reversed())
        .limit(SHOWN)
        .forEach(
            pair ->
                table.row(
                    List.of(
                        pair(map, pair),
                        Figures.ratio(nanos[pair] / median),
                        Figures.micros(nanos[pair]))));
    return table;
  }

  private static String pair(PairMap map, int pair) {
    return map.ends().get(map.from(pair))
        + (map.what() == MappedTime.LATENCY || map.what() == MappedTime.EXCHANGE
            ? " with "
            : " to ")
        + map.ends().get(map.to(pair));
  }
}

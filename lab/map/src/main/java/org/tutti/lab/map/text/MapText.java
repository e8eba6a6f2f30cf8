package org.tutti.lab.map.text;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.function.IntToDoubleFunction;
import java.util.stream.IntStream;
import org.tutti.diagnostics.Counted;
import org.tutti.lab.map.MappedEnd;
import org.tutti.lab.map.MappedTime;
import org.tutti.lab.map.PairMap;
import org.tutti.lab.map.network.Suspect;
import org.tutti.lab.map.network.SuspectSearch;
import org.tutti.records.launch.MachineState;
import org.tutti.records.launch.MessageSize;
import org.tutti.report.layout.PageStyle;
import org.tutti.report.layout.WrappedText;
import org.tutti.report.table.Figures;
import org.tutti.report.table.TextColumn;
import org.tutti.report.table.TextTable;

/** What a map says, for a terminal: what is slow, then the slowest. */
public final class MapText {
  private static final int SHOWN = 5;
  private static final double ALIKE = 1.03;

  private MapText() {}

  /** The lines, of at most 80 columns as far as names permit. */
  public static List<String> lines(PairMap map) {
    List<String> lines = new ArrayList<>();
    answer(map).forEach(text -> lines.addAll(WrappedText.paragraph(text, PageStyle.MIN_WIDTH)));
    if (map.pairs() > 1) {
      lines.add("");
      lines.addAll(table(map, slowest(map)).indented(PageStyle.MIN_WIDTH));
    }
    return lines;
  }

  /** What a reader wants to know, in sentences. */
  public static List<String> answer(PairMap map) {
    if (map.ends().size() < 2) {
      return List.of("There is no pair: all processes are " + map.ends().get(0) + ".");
    }
    if (map.pairs() == 1) {
      List<String> answer = new ArrayList<>();
      answer.add(
          "There is one pair, "
              + pair(map, 0)
              + (map.figure().isMedian() ? ": " : ": " + map.figure().title() + " ")
              + Figures.micros(map.nanos(0))
              + " us. One pair has nothing to be compared with.");
      if (map.what().isDirected()) {
        answer.add("The other direction has no valid time.");
      }
      answer.addAll(disturbances(map));
      return answer;
    }
    List<String> answer = new ArrayList<>();
    map.confirmed().forEach(suspect -> answer.add(sentence(map, suspect)));
    if (answer.isEmpty()) {
      answer.add(nothing(map));
    } else if (map.ends().size() == SuspectSearch.MIN_ENDS_OF_PAIRS - 1
        && !map.what().isDirected()) {
      answer.add("Among so few, a slow pair cannot be told from two slow ends.");
    }
    answer.addAll(disturbances(map));
    double[] slowdowns = map.slowdowns();
    long alike = Arrays.stream(slowdowns).filter(one -> one < ALIKE && one > 1 / ALIKE).count();
    answer.add(
        alike
            + " of "
            + Counted.of(slowdowns.length, map.per().toString())
            + " within 3 % of the median "
            + map.per()
            + ".");
    answer.add(heading(map));
    return answer;
  }

  private static String sentence(PairMap map, Suspect suspect) {
    return PartName.atBeginning(map, suspect)
        + " is "
        + PartName.times(suspect)
        + " slower than its peers "
        + PartName.interval(suspect)
        + ", in "
        + (map.launches() + map.launchesAgain())
        + " launches, of which "
        + map.launchesAgain()
        + " measured it again."
        + cause(map, suspect);
  }

  /** What took processors from ends, whether they are slow or not. */
  private static List<String> disturbances(PairMap map) {
    List<String> found = new ArrayList<>();
    for (int end = 0; end < map.ends().size() && found.size() < SHOWN; end++) {
      String name = map.ends().get(end);
      map.disturbance(end)
          .ifPresent(words -> found.add(PartName.capital(name) + " " + words + "."));
    }
    return found;
  }

  /** What else is known of an end that is slow, or of the two of a pair. */
  private static String cause(PairMap map, Suspect suspect) {
    return switch (suspect.part()) {
      case END, SENDING_END, RECEIVING_END -> {
        double own = relative(map, map::own, suspect.first());
        double within = relative(map, map::within, suspect.first());
        yield (own > map.limit()
                ? " By itself, it copies memory "
                    + Figures.ratio(own)
                    + " times slower than the median."
                : "")
            + (within > map.limit()
                ? " Between its own ranks, messages take "
                    + Figures.ratio(within)
                    + " times as long as the median."
                : "")
            + (isFit(map, suspect.first())
                ? " It copies memory as fast as the others and had its processors: look at its"
                    + " link."
                : "");
      }
      case PAIR ->
          isFit(map, suspect.first()) && isFit(map, suspect.second())
              ? " Both copy memory as fast as the others and had their processors: look at what"
                  + " connects them."
              : "";
      case GROUP, BLOCK -> "";
    };
  }

  /** Whether a host was observed, and nothing within it is the cause. */
  private static boolean isFit(PairMap map, int end) {
    return map.per() == MappedEnd.HOST
        && relative(map, map::own, end) <= map.limit()
        && !(relative(map, map::within, end) > map.limit())
        && map.hadItsProcessors(end);
  }

  /** The time of an end by itself as a multiple of the median; NaN if it is unknown. */
  private static double relative(PairMap map, IntToDoubleFunction time, int end) {
    double[] all =
        IntStream.range(0, map.ends().size())
            .mapToDouble(time)
            .filter(one -> !Double.isNaN(one))
            .sorted()
            .toArray();
    return all.length == 0 ? Double.NaN : time.applyAsDouble(end) / all[all.length / 2];
  }

  private static String nothing(PairMap map) {
    String limit = PartName.share(map);
    if (map.launches() < 2) {
      return "One launch cannot tell whether anything is slower than its peers: make more.";
    }
    if (map.ends().size() < 3) {
      return "Two ends have nothing to be compared with.";
    }
    if (map.candidates().isEmpty()) {
      return "Nothing was found that is more than " + limit + " slower than its peers.";
    }
    String candidates = Counted.of(map.candidates().size(), "candidate");
    return map.launchesAgain() == 0
        ? candidates + " to be slow, not measured again."
        : "Nothing was proven to be more than "
            + limit
            + " slower than its peers: new launches did not confirm "
            + candidates
            + ".";
  }

  /** In a line, what was measured, and how often. */
  public static String heading(PairMap map) {
    String what =
        switch (map.what()) {
          case LATENCY -> "Half round trips";
          case ONE_WAY ->
              "Messages one way, by the global clock"
                  + (Double.isNaN(map.clockError())
                      ? ""
                      : " (known to " + Figures.micros(map.clockError()) + " us)");
          case BANDWIDTH -> "Windows of messages one way";
          case EXCHANGE -> "Messages both ways at once";
        };
    return String.format(
        Locale.ROOT,
        "%s of %s%s, %s of %s%s, %s%s%s.",
        what,
        MessageSize.text(map.msize()),
        map.figure().isMedian() ? "" : ", " + map.figure().title() + " of each launch",
        Counted.of(map.pairs(), "pair"),
        Counted.of(map.ends().size(), map.per().toString()),
        map.groupCount() == 0 ? "" : " in " + Counted.of(map.groupCount(), "group"),
        Counted.of(map.launches(), "launch"),
        map.launchesAgain() == 0 ? "" : ", candidates again in " + map.launchesAgain(),
        map.state()
            .map(
                state ->
                    ", all with processors "
                        + (state == MachineState.NEAR ? "near" : "far from")
                        + " each other; "
                        + Counted.of(map.launchesLeftOut(), "launch")
                        + " left out")
            .orElse(""));
  }

  private static TextTable table(PairMap map, List<List<String>> rows) {
    return TextTable.of(
        TextColumn.words(rows, row -> row.get(0), "slowest"),
        TextColumn.right(rows, row -> row.get(1), "times", "the median"),
        TextColumn.right(rows, row -> row.get(2), map.figure().title(), "[us]"));
  }

  /** The slowest ends, then the slowest pairs: name, multiple of the median, and microseconds. */
  public static List<List<String>> slowest(PairMap map) {
    List<List<String>> rows = new ArrayList<>();
    double[] slowdowns = map.slowdowns();
    IntStream.range(0, slowdowns.length)
        .boxed()
        .sorted(Comparator.comparingDouble((Integer end) -> slowdowns[end]).reversed())
        .limit(SHOWN)
        .forEach(end -> rows.add(List.of(map.ends().get(end), Figures.ratio(slowdowns[end]), "")));
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
                rows.add(
                    List.of(
                        pair(map, pair),
                        Figures.ratio(nanos[pair] / median),
                        Figures.micros(nanos[pair]))));
    return rows;
  }

  private static String pair(PairMap map, int pair) {
    return map.ends().get(map.from(pair))
        + (map.what() == MappedTime.LATENCY || map.what() == MappedTime.EXCHANGE
            ? " with "
            : " to ")
        + map.ends().get(map.to(pair));
  }
}

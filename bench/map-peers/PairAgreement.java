package org.tutti.bench.mappeers;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.tutti.stats.interval.Estimate;
import org.tutti.stats.interval.InterpolatedMedian;

/**
 * Whether the medians over launches of each pair agree with those of Tutti within their intervals,
 * as Markdown: {@code PairAgreement RESULT.csv}.
 */
public final class PairAgreement {
  private static final String OURS = "tutti map";
  private static final double LEVEL = 0.95;

  /** Which library and test, and what a program has measured of it. */
  private record Measured(Map<String, List<Double>> pairs, Map<String, Double> seconds) {
    Measured() {
      this(new TreeMap<>(), new TreeMap<>());
    }

    Estimate of(String pair) {
      return InterpolatedMedian.of(
          pairs.get(pair).stream().mapToDouble(Double::doubleValue).toArray(), LEVEL);
    }
  }

  private PairAgreement() {}

  public static void main(String[] arguments) throws IOException {
    Map<String, Map<String, Measured>> tests = new TreeMap<>();
    List<String> lines = Files.readAllLines(Path.of(arguments[0]));
    for (String line : lines.subList(1, lines.size())) {
      String[] fields = line.split(",");
      Measured measured =
          tests
              .computeIfAbsent(fields[0] + " | " + fields[2], any -> new TreeMap<>())
              .computeIfAbsent(fields[1], any -> new Measured());
      String pair = pair(fields[2].equals("bandwidth"), fields[4], fields[5]);
      measured
          .pairs()
          .computeIfAbsent(pair, any -> new ArrayList<>())
          .add(Double.parseDouble(fields[6]));
      measured.seconds().put(fields[3], Double.parseDouble(fields[7]));
    }
    System.out.println(
        "| library | time | program | pairs that agree | medians [us] | ratio to map | seconds |");
    System.out.println("|---|---|---|---|---|---|---|");
    tests.forEach(PairAgreement::print);
  }

  private static String pair(boolean isDirected, String from, String to) {
    return isDirected || from.compareTo(to) < 0 ? from + "-" + to : to + "-" + from;
  }

  private static void print(String test, Map<String, Measured> programs) {
    Measured ours = programs.get(OURS);
    programs.forEach(
        (program, measured) -> {
          int agree = 0;
          TreeSet<Double> ratios = new TreeSet<>();
          for (String pair : measured.pairs().keySet()) {
            Estimate one = measured.of(pair);
            Estimate other = ours.of(pair);
            agree += one.low() <= other.high() && other.low() <= one.high() ? 1 : 0;
            ratios.add(one.value() / other.value());
          }
          System.out.printf(
              Locale.ROOT,
              "| %s | %s | %s | %s | %s | %.1f |%n",
              test,
              program,
              program.equals(OURS) ? "" : agree + " of " + measured.pairs().size(),
              measured.pairs().keySet().stream()
                  .map(pair -> String.format(Locale.ROOT, "%.4g", measured.of(pair).value() / 1e3))
                  .collect(Collectors.joining(", ")),
              program.equals(OURS)
                  ? ""
                  : String.format(Locale.ROOT, "%.2f to %.2f", ratios.first(), ratios.last()),
              measured.seconds().values().stream()
                  .mapToDouble(Double::doubleValue)
                  .average()
                  .orElse(0));
        });
  }
}

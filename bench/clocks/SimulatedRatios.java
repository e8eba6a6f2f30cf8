package org.tutti.bench.clocks;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Errors of the joint method beside those of the best of HCA, HCA2, HCA3 and JK at 0, 1, 5, 10 and
 * 20 s, as Markdown: SimulatedRatios RESULT.csv.
 */
public final class SimulatedRatios {
  private static final int TIMES = 5;
  private static final int FIRST_ERROR = 4;

  /** Error, bound and share that held of each time. */
  private static final int COLUMNS = 3;

  private SimulatedRatios() {}

  public static void main(String[] arguments) throws IOException {
    Map<String, Map<String, double[]>> cases = new LinkedHashMap<>();
    for (String line : Files.readAllLines(Path.of(arguments[0]))) {
      String[] fields = line.split(",");
      if (!fields[0].equals("network")) {
        double[] errors =
            IntStream.range(0, TIMES)
                .mapToDouble(at -> Double.parseDouble(fields[FIRST_ERROR + COLUMNS * at]))
                .toArray();
        cases
            .computeIfAbsent(fields[0] + ", " + fields[1], key -> new LinkedHashMap<>())
            .put(fields[2], errors);
      }
    }
    System.out.println(
        "| network, p | SKaMPI | best, equal messages | best, equal time | joint | refreshed"
            + " | joint / equal messages | joint / equal time | refreshed / equal messages"
            + " | refreshed / equal time |");
    System.out.println("|---|---|---|---|---|---|---|---|---|---|");
    cases.forEach((name, methods) -> System.out.println(row(name, methods)));
  }

  private static String row(String name, Map<String, double[]> methods) {
    double[] messages = best(methods, "equal-messages");
    double[] time = best(methods, "equal-time");
    double[] joint = methods.get("joint");
    double[] refreshed = methods.get("joint-refreshed");
    return List.of(
            name,
            show(methods.get("skampi")),
            show(messages),
            show(time),
            show(joint),
            show(refreshed),
            ratios(joint, messages),
            ratios(joint, time),
            ratios(refreshed, messages),
            ratios(refreshed, time))
        .stream()
        .collect(Collectors.joining(" | ", "| ", " |"));
  }

  private static double[] best(Map<String, double[]> methods, String budget) {
    return IntStream.range(0, TIMES)
        .mapToDouble(
            at ->
                methods.entrySet().stream()
                    .filter(method -> method.getKey().endsWith(budget))
                    .mapToDouble(method -> method.getValue()[at])
                    .min()
                    .orElseThrow())
        .toArray();
  }

  private static String show(double[] errors) {
    return Arrays.stream(errors)
        .mapToObj(e -> String.format(Locale.ROOT, e < 9.95 ? "%.1f" : "%,.0f", e))
        .collect(Collectors.joining(" / "));
  }

  /** From 1 s on: at 0 s both are the resolution of the method. */
  private static String ratios(double[] a, double[] b) {
    return IntStream.range(1, TIMES)
        .mapToObj(at -> String.format(Locale.ROOT, "%.2g", a[at] / Math.max(b[at], 0.01)))
        .collect(Collectors.joining(" / "));
  }
}

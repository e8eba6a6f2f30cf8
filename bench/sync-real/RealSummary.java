package org.tutti.bench.syncreal;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import org.tutti.stats.summary.Quartiles;

/**
 * Medians over launches of what RealAccuracy printed, as Markdown: RealSummary RESULT.csv. {@code
 * RealSummary --head} prints the names of its columns.
 */
public final class RealSummary {
  /** Library, ranks, method. */
  private static final int NAMES = 3;

  private static final int[] SECONDS = {0, 1, 5, 10, 20};
  private static final int TIMES = SECONDS.length;

  private RealSummary() {}

  public static void main(String[] arguments) throws IOException {
    if (arguments[0].equals("--head")) {
      System.out.println(head());
      return;
    }
    Map<String, List<String[]>> cases = new TreeMap<>();
    List<String> lines = Files.readAllLines(Path.of(arguments[0]));
    for (String line : lines.subList(1, lines.size())) {
      String[] fields = line.split(",");
      String name = String.join(" | ", List.of(fields).subList(0, NAMES));
      cases.computeIfAbsent(name, key -> new ArrayList<>()).add(fields);
    }
    System.out.println(
        "Median error (least to greatest), median bound, both in ns, and in how many launches the"
            + " bound held:\n");
    StringBuilder head = new StringBuilder("| library | p | method |");
    for (int seconds : SECONDS) {
      head.append(" after ").append(seconds).append(" s |");
    }
    System.out.println(head + " seconds | messages |");
    System.out.println("|---|---|---|---|---|---|---|---|---|---|");
    cases.forEach((name, launches) -> System.out.println("| " + name + " |" + row(launches)));
  }

  private static String head() {
    StringBuilder head = new StringBuilder("library,p,method");
    for (int seconds : SECONDS) {
      head.append(",error_").append(seconds).append('s');
    }
    for (int seconds : SECONDS) {
      head.append(String.format(",bound_%1$ds,held_%1$ds", seconds));
    }
    return head.append(",seconds,messages").toString();
  }

  private static String row(List<String[]> launches) {
    StringBuilder row = new StringBuilder();
    for (int at = 0; at < TIMES; at++) {
      int bound = NAMES + TIMES + 2 * at;
      Quartiles errors = quartiles(launches, NAMES + at);
      row.append(
          String.format(
              Locale.ROOT,
              " %.0f (%.0f to %.0f), %.0f, %d/%d |",
              errors.median(),
              errors.min(),
              errors.max(),
              quartiles(launches, bound).median(),
              launches.stream().filter(fields -> fields[bound + 1].equals("true")).count(),
              launches.size()));
    }
    int costs = NAMES + 3 * TIMES;
    return row.append(
            String.format(
                Locale.ROOT,
                " %.4f | %.0f |",
                quartiles(launches, costs).median(),
                quartiles(launches, costs + 1).median()))
        .toString();
  }

  private static Quartiles quartiles(List<String[]> launches, int column) {
    return Quartiles.of(
        launches.stream().mapToDouble(fields -> Double.parseDouble(fields[column])).toArray());
  }
}

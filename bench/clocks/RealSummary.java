package org.tutti.bench.clocks;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import org.tutti.stats.summary.Quartiles;

/**
 * Medians over launches of what RealAccuracy printed, as Markdown: RealSummary RESULT.csv. {@code
 * RealSummary --head 0/1/5} prints the names of its columns.
 */
public final class RealSummary {
  /** Library, ranks, method. */
  private static final int NAMES = 3;

  private static final String ERROR = "error_";

  private final String[] seconds;

  private RealSummary(String[] seconds) {
    this.seconds = seconds;
  }

  public static void main(String[] arguments) throws IOException {
    if (arguments[0].equals("--head")) {
      System.out.println(new RealSummary(arguments[1].split("/")).head());
      return;
    }
    Map<String, List<String[]>> cases = new TreeMap<>();
    List<String> lines = Files.readAllLines(Path.of(arguments[0]));
    String[] seconds =
        Arrays.stream(lines.get(0).split(","))
            .filter(name -> name.startsWith(ERROR))
            .map(name -> name.substring(ERROR.length(), name.length() - 1))
            .toArray(String[]::new);
    for (String line : lines.subList(1, lines.size())) {
      String[] fields = line.split(",");
      String name = String.join(" | ", List.of(fields).subList(0, NAMES));
      cases.computeIfAbsent(name, key -> new ArrayList<>()).add(fields);
    }
    System.out.println(
        "Median error (least to greatest), median bound, both in ns, and in how many launches the"
            + " bound held:\n");
    StringBuilder head = new StringBuilder("| library | p | method |");
    for (String time : seconds) {
      head.append(" after ").append(time).append(" s |");
    }
    System.out.println(head + " seconds | messages |");
    System.out.println("|---|---|---|" + "---|".repeat(seconds.length) + "---|---|");
    RealSummary summary = new RealSummary(seconds);
    cases.forEach(
        (name, launches) -> System.out.println("| " + name + " |" + summary.row(launches)));
  }

  private String head() {
    StringBuilder head = new StringBuilder("library,p,method");
    for (String time : seconds) {
      head.append("," + ERROR).append(time).append('s');
    }
    for (String time : seconds) {
      head.append(String.format(",bound_%1$ss,held_%1$ss", time));
    }
    return head.append(",seconds,messages").toString();
  }

  private String row(List<String[]> launches) {
    StringBuilder row = new StringBuilder();
    for (int at = 0; at < seconds.length; at++) {
      int bound = NAMES + seconds.length + 2 * at;
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
    int costs = NAMES + 3 * seconds.length;
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

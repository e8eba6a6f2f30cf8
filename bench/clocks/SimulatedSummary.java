package org.tutti.bench.clocks;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.tutti.stats.summary.Quartiles;

/**
 * Medians over seeds of what SimulatedAccuracy printed, as CSV: SimulatedSummary SEEDS.csv. At each
 * time the largest error over ranks, the largest bound, and the share of launches in which the
 * largest bound held.
 */
public final class SimulatedSummary {
  /** Network, ranks, method; the seed follows. */
  private static final int NAMES = 3;

  private static final int[] SECONDS = {0, 1, 5, 10, 20};
  private static final int TIMES = SECONDS.length;

  /** Errors and bounds are rounded to 1 ns before they get here. */
  private static final double ROUNDING = 1;

  private SimulatedSummary() {}

  public static void main(String[] arguments) throws IOException {
    Map<String, List<double[]>> cases = new LinkedHashMap<>();
    for (String line : Files.readAllLines(Path.of(arguments[0]))) {
      List<String> fields = List.of(line.split(","));
      double[] figures = fields.stream().skip(NAMES + 1).mapToDouble(Double::parseDouble).toArray();
      cases
          .computeIfAbsent(String.join(",", fields.subList(0, NAMES)), key -> new ArrayList<>())
          .add(figures);
    }
    StringBuilder head = new StringBuilder("network,p,method,seeds");
    for (int seconds : SECONDS) {
      head.append(String.format(",error_%1$ds,bound_%1$ds,held_%1$ds", seconds));
    }
    System.out.println(head.append(",messages,most_messages,seconds,rounds"));
    cases.forEach((name, seeds) -> System.out.println(name + "," + line(seeds)));
  }

  private static String line(List<double[]> seeds) {
    StringBuilder line = new StringBuilder().append(seeds.size());
    for (int at = 0; at < TIMES; at++) {
      int error = at;
      int bound = TIMES + 2 * at;
      double held =
          seeds.stream().filter(seed -> seed[error] <= seed[bound] + ROUNDING).count()
              / (double) seeds.size();
      line.append(
          String.format(
              Locale.ROOT, ",%.1f,%.0f,%.3f", median(seeds, error), median(seeds, bound), held));
    }
    int costs = 3 * TIMES;
    return line.append(
            String.format(
                Locale.ROOT,
                ",%.0f,%.0f,%.4f,%.0f",
                median(seeds, costs),
                median(seeds, costs + 1),
                median(seeds, costs + 2),
                median(seeds, costs + 3)))
        .toString();
  }

  private static double median(List<double[]> seeds, int column) {
    return Quartiles.of(seeds.stream().mapToDouble(seed -> seed[column]).toArray()).median();
  }
}

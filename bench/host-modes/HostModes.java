package org.tutti.bench.hostmodes;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * How often two processors change between near and far during each treatment, and what an allreduce
 * takes in either state: HostModes CSV.
 */
public final class HostModes {
  private HostModes() {}

  /** A trial; times in nanoseconds, of the allreduce 0 where there was none. */
  private record Trial(String series, double before, double after, double allreduce) {
    static Trial of(String line) {
      String[] parts = line.split(",", -1);
      return new Trial(
          parts[0] + " | " + parts[2],
          Double.parseDouble(parts[3]),
          Double.parseDouble(parts[4]),
          parts[5].isEmpty() ? 0 : Double.parseDouble(parts[5]));
    }
  }

  public static void main(String[] arguments) throws IOException {
    List<Trial> trials =
        Files.readAllLines(Path.of(arguments[0])).stream().skip(1).map(Trial::of).toList();
    double[] distances = trials.stream().mapToDouble(Trial::before).sorted().toArray();
    // The states are apart by factors.
    double limit = Math.sqrt(distances[0] * distances[distances.length - 1]);
    Map<String, List<Trial>> series =
        trials.stream()
            .collect(Collectors.groupingBy(Trial::series, TreeMap::new, Collectors.toList()));
    System.out.println(
        "| library | treatment | began near | of these ended far | began far | of these ended near"
            + " | allreduce, near [ns] | far [ns] |");
    System.out.println("|---|---|---|---|---|---|---|---|");
    series.forEach((name, all) -> print(name, all, limit));
    System.out.printf(
        Locale.ROOT,
        "%nround trip of a cache line, near: %s ns, far: %s ns%n",
        range(Arrays.stream(distances).filter(d -> d <= limit).toArray()),
        range(Arrays.stream(distances).filter(d -> d > limit).toArray()));
  }

  private static void print(String name, List<Trial> all, double limit) {
    List<Trial> near = all.stream().filter(trial -> trial.before() <= limit).toList();
    List<Trial> far = all.stream().filter(trial -> trial.before() > limit).toList();
    System.out.printf(
        "| %s | %d | %d | %d | %d | %s | %s |%n",
        name,
        near.size(),
        near.stream().filter(trial -> trial.after() > limit).count(),
        far.size(),
        far.stream().filter(trial -> trial.after() <= limit).count(),
        range(allreduces(near.stream().filter(trial -> trial.after() <= limit).toList())),
        range(allreduces(far.stream().filter(trial -> trial.after() > limit).toList())));
  }

  private static double[] allreduces(List<Trial> trials) {
    return trials.stream()
        .mapToDouble(Trial::allreduce)
        .filter(time -> time > 0)
        .sorted()
        .toArray();
  }

  /** Median and range; nothing if there are none. */
  private static String range(double[] sorted) {
    return sorted.length == 0
        ? ""
        : String.format(
            Locale.ROOT,
            "%.0f (%.0f to %.0f)",
            sorted[sorted.length / 2],
            sorted[0],
            sorted[sorted.length - 1]);
  }
}

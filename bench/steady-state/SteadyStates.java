package org.tutti.bench.steadystate;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.tutti.stats.series.SteadyState;

/**
 * Classifies the published series of Traini et al. and counts how often the answer is theirs.
 * Arguments: the directory {@code data} of their repository.
 */
public final class SteadyStates {
  private static final Pattern LIST = Pattern.compile("\\[([^\\[\\]]*)\\]");
  private static final String STEADY = "steady state";

  /**
   * A fork of a benchmark.
   *
   * @param published index from which it is steady, or -1
   * @param found the same as found here
   */
  private record Fork(int published, int found) {
    boolean agrees() {
      return (published < 0) == (found < 0);
    }
  }

  private SteadyStates() {}

  public static void main(String[] arguments) throws IOException {
    Path data = Path.of(arguments[0]);
    for (int step : new int[] {1, 0}) {
      List<List<Fork>> benchmarks;
      long began = System.nanoTime();
      try (Stream<Path> files = Files.list(data.resolve("classification"))) {
        benchmarks =
            files.sorted().toList().parallelStream().map(file -> forks(data, file, step)).toList();
      }
      double seconds = (System.nanoTime() - began) / 1e9;
      print(step == 1 ? "changes anywhere" : "changes at 500 places", benchmarks);
      System.out.printf(Locale.ROOT, "  took %.0f s%n", seconds);
    }
  }

  private static List<Fork> forks(Path data, Path classification, int step) {
    try {
      String published = Files.readString(classification);
      double[] starts =
          numbers(published.substring(published.indexOf("steady_state_starts"))).get(0);
      List<double[]> series =
          numbers(
              Files.readString(
                  data.resolve("timeseries/all").resolve(classification.getFileName())));
      List<Fork> forks = new ArrayList<>();
      for (int i = 0; i < series.size(); i++) {
        SteadyState state =
            step == 0 ? SteadyState.of(series.get(i)) : SteadyState.of(series.get(i), step);
        forks.add(new Fork((int) starts[i], state.start().orElse(-1)));
      }
      return forks;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The innermost lists of a text. */
  private static List<double[]> numbers(String text) {
    return LIST.matcher(text)
        .results()
        .map(
            list ->
                Arrays.stream(list.group(1).split(",")).mapToDouble(Double::parseDouble).toArray())
        .toList();
  }

  private static void print(String title, List<List<Fork>> benchmarks) {
    List<Fork> forks = benchmarks.stream().flatMap(List::stream).toList();
    System.out.println(title);
    for (boolean steady : new boolean[] {true, false}) {
      List<Fork> such = forks.stream().filter(fork -> fork.published() >= 0 == steady).toList();
      long same = such.stream().filter(Fork::agrees).count();
      System.out.printf(
          Locale.ROOT,
          "  forks published as %-15s: %d of %d the same (%.1f %%)%n",
          steady ? STEADY : "no " + STEADY,
          same,
          such.size(),
          100.0 * same / such.size());
    }
    long same = forks.stream().filter(Fork::agrees).count();
    System.out.printf(
        Locale.ROOT,
        "  all forks: %d of %d (%.1f %%), kappa %.3f%n",
        same,
        forks.size(),
        100.0 * same / forks.size(),
        kappa(forks));
    Map<String, Integer> classes = new TreeMap<>();
    int equal = 0;
    for (List<Fork> benchmark : benchmarks) {
      String published =
          ofBenchmark(benchmark.stream().map(fork -> fork.published() >= 0).toList());
      String found = ofBenchmark(benchmark.stream().map(fork -> fork.found() >= 0).toList());
      equal += published.equals(found) ? 1 : 0;
      classes.merge(published + " -> " + found, 1, Integer::sum);
    }
    System.out.printf(
        Locale.ROOT,
        "  benchmarks: %d of %d (%.1f %%) %s%n",
        equal,
        benchmarks.size(),
        100.0 * equal / benchmarks.size(),
        classes);
    double[] distances =
        forks.stream()
            .filter(fork -> fork.published() >= 0 && fork.found() >= 0)
            .mapToDouble(fork -> Math.abs(fork.published() - fork.found()))
            .sorted()
            .toArray();
    System.out.printf(
        Locale.ROOT,
        "  distance of the starts, where both are steady: median %.0f, 90th percentile %.0f of 3000%n",
        distances[distances.length / 2],
        distances[distances.length * 9 / 10]);
  }

  private static String ofBenchmark(List<Boolean> steady) {
    return !steady.contains(true) ? "never" : steady.contains(false) ? "inconsistent" : "steady";
  }

  /** Cohen's. */
  private static double kappa(List<Fork> forks) {
    double published = share(forks, fork -> fork.published() >= 0);
    double found = share(forks, fork -> fork.found() >= 0);
    double chance = published * found + (1 - published) * (1 - found);
    return (share(forks, Fork::agrees) - chance) / (1 - chance);
  }

  private static double share(List<Fork> forks, java.util.function.Predicate<Fork> which) {
    return (double) forks.stream().filter(which).count() / forks.size();
  }
}

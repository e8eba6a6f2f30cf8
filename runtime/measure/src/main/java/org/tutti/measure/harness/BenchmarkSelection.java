package org.tutti.measure.harness;

import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.tutti.diagnostics.CommandLineProblem;
import org.tutti.diagnostics.Suggestions;
import org.tutti.diagnostics.TuttiException;

/** Selects benchmarks by name among those that the annotation processor has indexed. */
public final class BenchmarkSelection {
  private BenchmarkSelection() {}

  /**
   * The benchmarks that the names select, with fresh instances of their harnesses; all if there are
   * no names.
   *
   * @param names a benchmark's qualified name, {@code Class.method}, {@code Class} or {@code
   *     method}, where {@code *} stands for any characters
   * @throws TuttiException if a name selects nothing
   */
  public static List<IndexedBenchmark> of(List<String> names) {
    List<IndexedBenchmark> all = HarnessIndex.load(Thread.currentThread().getContextClassLoader());
    List<String> known = all.stream().map(one -> one.benchmark().name()).toList();
    for (String name : names) {
      if (known.stream().noneMatch(candidate -> matches(name, candidate))) {
        throw CommandLineProblem.BENCHMARK_UNKNOWN.error(
            "There is no benchmark '" + name + "'.",
            Suggestions.of(name, forms(known)) + "The command list shows all benchmarks.");
      }
    }
    return all.stream()
        .filter(
            one ->
                names.isEmpty()
                    || names.stream().anyMatch(name -> matches(name, one.benchmark().name())))
        .toList();
  }

  /** Whether a name, as given to {@link #of}, selects a benchmark. */
  public static boolean matches(String name, String benchmark) {
    String glob =
        Stream.of(name.split("\\*", -1)).map(Pattern::quote).collect(Collectors.joining(".*"));
    return benchmark.matches("(.*\\.)?" + glob + "(\\.[^.]*)?");
  }

  private static List<String> forms(List<String> known) {
    return known.stream()
        .flatMap(
            name -> {
              String method = name.substring(name.lastIndexOf('.') + 1);
              String type = name.substring(0, name.lastIndexOf('.'));
              String simple = type.substring(type.lastIndexOf('.') + 1);
              return Stream.of(simple + "." + method, simple, method);
            })
        .distinct()
        .toList();
  }
}

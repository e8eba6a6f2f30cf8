package org.tutti.measure.harness;

import java.util.List;

/**
 * The benchmarks that a launch is to measure.
 *
 * @param names as for {@link BenchmarkSelection#entries}
 * @param classes those that declare them, if that is known: of a class path with thousands of
 *     files, only the entries of these classes are then read; all entries if empty
 */
public record RequestedBenchmarks(List<String> names, List<String> classes) {
  public RequestedBenchmarks {
    names = List.copyOf(names);
    classes = List.copyOf(classes);
  }

  /** Benchmarks whose classes are to be found. */
  public static RequestedBenchmarks named(List<String> names) {
    return new RequestedBenchmarks(names, List.of());
  }

  /**
   * The benchmarks.
   *
   * @throws org.tutti.diagnostics.TuttiException if a name selects nothing
   */
  public List<IndexEntry> entries() {
    return BenchmarkSelection.ofClasses(classes).entries(names);
  }
}

package org.tutti.measure.plan;

import java.util.List;
import java.util.Optional;
import org.tutti.diagnostics.UserError;

/** The options of the one JVM that runs all benchmarks of a launch on a rank. */
public final class JvmOptions {
  private JvmOptions() {}

  /**
   * What the command line or the annotations say; none where nobody says anything.
   *
   * @throws UserError 017 if two benchmarks want different options
   */
  public static List<String> of(List<Benchmark> benchmarks, Settings commandLine) {
    Optional<List<String>> given = commandLine.find(Setting.JVM);
    if (given.isPresent()) {
      return given.get();
    }
    List<Benchmark> wanting =
        benchmarks.stream().filter(one -> one.settings().find(Setting.JVM).isPresent()).toList();
    for (Benchmark benchmark : wanting) {
      Benchmark first = wanting.get(0);
      if (!wanted(benchmark).equals(wanted(first))) {
        throw new UserError(
            17,
            "Two benchmarks want different JVM options: "
                + String.join(" ", wanted(first))
                + " ("
                + first.name()
                + ") and "
                + String.join(" ", wanted(benchmark))
                + " ("
                + benchmark.name()
                + ").",
            "One JVM measures both: choose one of them by name, or give the options yourself with"
                + " --jvm.");
      }
    }
    return wanting.isEmpty() ? List.of() : wanted(wanting.get(0));
  }

  private static List<String> wanted(Benchmark benchmark) {
    return benchmark.settings().get(Setting.JVM);
  }
}

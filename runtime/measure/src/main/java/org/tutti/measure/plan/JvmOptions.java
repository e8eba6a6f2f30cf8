package org.tutti.measure.plan;

import java.util.List;
import java.util.Optional;
import org.tutti.diagnostics.CommandLineProblem;
import org.tutti.diagnostics.TuttiException;

/** The options of the one JVM that runs all benchmarks of a launch on a rank. */
public final class JvmOptions {
  private JvmOptions() {}

  /**
   * What the command line or the annotations say; none where nobody says anything.
   *
   * @throws TuttiException if two benchmarks want different options
   */
  public static List<String> of(List<BenchmarkDescriptor> benchmarks, Settings commandLine) {
    Optional<List<String>> given = commandLine.find(SettingKey.JVM);
    if (given.isPresent()) {
      return given.get();
    }
    List<BenchmarkDescriptor> wanting =
        benchmarks.stream().filter(one -> one.settings().find(SettingKey.JVM).isPresent()).toList();
    for (BenchmarkDescriptor benchmark : wanting) {
      BenchmarkDescriptor first = wanting.get(0);
      if (!wanted(benchmark).equals(wanted(first))) {
        throw CommandLineProblem.JVM_OPTIONS_CONFLICT.error(
            "Two benchmarks require different JVM options: "
                + String.join(" ", wanted(first))
                + " ("
                + first.name()
                + ") and "
                + String.join(" ", wanted(benchmark))
                + " ("
                + benchmark.name()
                + ").",
            "One JVM measures both: select one of them by name, or give the options with --jvm.");
      }
    }
    return wanting.isEmpty() ? List.of() : wanted(wanting.get(0));
  }

  private static List<String> wanted(BenchmarkDescriptor benchmark) {
    return benchmark.settings().get(SettingKey.JVM);
  }
}

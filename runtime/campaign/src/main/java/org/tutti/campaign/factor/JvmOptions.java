package org.tutti.campaign.factor;

import java.util.List;
import java.util.Optional;
import org.tutti.diagnostics.CommandLineProblem;
import org.tutti.diagnostics.TuttiException;
import org.tutti.measure.plan.BenchmarkDescriptor;
import org.tutti.records.settings.SettingKey;
import org.tutti.records.settings.Settings;

/** The JVM options that benchmarks ask for; on each rank, one JVM runs them all. */
public final class JvmOptions {
  private JvmOptions() {}

  /**
   * The options of the command line, otherwise those of the annotations; empty if there are none.
   *
   * @throws TuttiException if two benchmarks require different options
   */
  public static List<String> of(List<BenchmarkDescriptor> benchmarks, Settings commandLine) {
    Optional<List<String>> given = commandLine.find(SettingKey.JVM);
    if (given.isPresent()) {
      return given.get();
    }
    List<BenchmarkDescriptor> requiring =
        benchmarks.stream().filter(one -> one.settings().find(SettingKey.JVM).isPresent()).toList();
    for (BenchmarkDescriptor benchmark : requiring) {
      BenchmarkDescriptor first = requiring.get(0);
      if (!required(benchmark).equals(required(first))) {
        throw CommandLineProblem.BENCHMARKS_DISAGREE.error(
            "Two benchmarks require different JVM options: "
                + String.join(" ", required(first))
                + " ("
                + first.name()
                + ") and "
                + String.join(" ", required(benchmark))
                + " ("
                + benchmark.name()
                + ").",
            "One JVM measures both: select one of them by name, or make their options the same.");
      }
    }
    return requiring.isEmpty() ? List.of() : required(requiring.get(0));
  }

  private static List<String> required(BenchmarkDescriptor benchmark) {
    return benchmark.settings().get(SettingKey.JVM);
  }
}

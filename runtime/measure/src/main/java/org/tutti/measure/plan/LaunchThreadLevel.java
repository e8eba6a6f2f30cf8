package org.tutti.measure.plan;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.tutti.diagnostics.CommandLineProblem;
import org.tutti.mpi.MpiThreadLevel;
import org.tutti.records.settings.SettingKey;
import org.tutti.records.settings.Settings;

/** The thread level of a launch, which initializes MPI once for all of its benchmarks. */
public final class LaunchThreadLevel {
  private LaunchThreadLevel() {}

  /**
   * The level of the command line, or else that of the annotations, or else the default.
   *
   * @throws org.tutti.diagnostics.TuttiException 17 if two benchmarks require different levels
   */
  public static MpiThreadLevel of(List<BenchmarkDescriptor> benchmarks, Settings commandLine) {
    Optional<MpiThreadLevel> given = commandLine.find(SettingKey.THREAD_LEVEL);
    if (given.isPresent()) {
      return given.get();
    }
    List<BenchmarkDescriptor> requiring = new ArrayList<>();
    for (BenchmarkDescriptor benchmark : benchmarks) {
      if (benchmark.settings().find(SettingKey.THREAD_LEVEL).isPresent()) {
        requiring.add(benchmark);
      }
    }
    for (BenchmarkDescriptor benchmark : requiring) {
      BenchmarkDescriptor first = requiring.get(0);
      if (required(benchmark) != required(first)) {
        throw CommandLineProblem.BENCHMARKS_DISAGREE.error(
            "Two benchmarks require different thread levels: "
                + required(first)
                + " ("
                + first.name()
                + ") and "
                + required(benchmark)
                + " ("
                + benchmark.name()
                + ").",
            "Select one of them by name, or give the level with --thread-level.");
      }
    }
    return required(requiring.isEmpty() ? Settings.defaults() : requiring.get(0).settings());
  }

  private static MpiThreadLevel required(BenchmarkDescriptor benchmark) {
    return required(benchmark.settings());
  }

  private static MpiThreadLevel required(Settings settings) {
    return settings.get(SettingKey.THREAD_LEVEL);
  }
}

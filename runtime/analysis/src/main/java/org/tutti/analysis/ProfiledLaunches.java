package org.tutti.analysis;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.tutti.diagnostics.FindingProblem;
import org.tutti.records.launch.LaunchEnvironment;

/** Launches whose ranks were profiled. */
final class ProfiledLaunches {
  private ProfiledLaunches() {}

  /** One warning for each profiler. */
  static List<MergedWarning> of(List<LaunchAnalysis> launches) {
    Map<String, Integer> profiled = new LinkedHashMap<>();
    for (LaunchAnalysis launch : launches) {
      String by = launch.header().environment().facts().get(LaunchEnvironment.PROFILER);
      if (by != null) {
        profiled.merge(by, 1, Integer::sum);
      }
    }
    return profiled.entrySet().stream()
        .map(
            one ->
                new MergedWarning(
                    FindingProblem.PROFILED,
                    "measured under a profiler ("
                        + one.getKey()
                        + "), whose files are rank-* in the directories of attempts",
                    List.of(),
                    one.getValue()))
        .toList();
  }
}

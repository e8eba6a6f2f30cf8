package org.tutti.analysis;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.tutti.diagnostics.FindingProblem;
import org.tutti.records.launch.LaunchEnvironment;

/** Why the distance of processors was not measured, where several ranks could have. */
final class RefusedProbes {
  private RefusedProbes() {}

  /** One warning for each reason. */
  static List<MergedWarning> of(List<LaunchAnalysis> launches) {
    Map<String, Integer> reasons = new LinkedHashMap<>();
    for (LaunchAnalysis launch : launches) {
      String reason = launch.header().environment().facts().get(LaunchEnvironment.PROBES_REFUSED);
      if (reason != null && launch.header().processes() > 1) {
        reasons.merge(reason, 1, Integer::sum);
      }
    }
    return reasons.entrySet().stream()
        .map(
            reason ->
                new MergedWarning(
                    FindingProblem.PROBES_REFUSED,
                    "the distance of the processors was not measured: " + reason.getKey(),
                    List.of(),
                    reason.getValue()))
        .toList();
  }
}

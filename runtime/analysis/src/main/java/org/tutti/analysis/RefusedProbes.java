package org.tutti.analysis;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.tutti.diagnostics.FindingProblem;

/** Why the distance of processors was not measured, where several ranks could have. */
final class RefusedProbes {
  /** The fact about the environment that says so. */
  private static final String FACT = "probes.refused";

  private RefusedProbes() {}

  /** One warning for each reason. */
  static List<MergedWarning> of(List<LaunchAnalysis> launches) {
    Map<String, Integer> reasons = new LinkedHashMap<>();
    for (LaunchAnalysis launch : launches) {
      String reason = launch.header().environment().facts().get(FACT);
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

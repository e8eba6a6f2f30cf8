package org.tutti.analysis;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import org.tutti.diagnostics.FindingProblem;
import org.tutti.records.campaign.Treatment;

/** What changed between launches of one treatment without being a factor of the campaign. */
final class EnvironmentChanges {
  private EnvironmentChanges() {}

  /** One finding per change, in the order of launches. */
  static List<MergedWarning> of(List<LaunchAnalysis> launches) {
    Map<Treatment, TreeMap<String, String>> last = new HashMap<>();
    List<MergedWarning> changes = new ArrayList<>();
    for (LaunchAnalysis launch : launches) {
      TreeMap<String, String> now = EnvironmentFacts.of(launch.header());
      TreeMap<String, String> before = last.put(launch.file().launch().treatment(), now);
      if (before != null) {
        changes.addAll(between(launch.file().launch().number(), before, now));
      }
    }
    return changes;
  }

  private static List<MergedWarning> between(
      int launch, TreeMap<String, String> before, TreeMap<String, String> now) {
    TreeSet<String> names = new TreeSet<>(before.keySet());
    names.addAll(now.keySet());
    return names.stream()
        .filter(name -> !before.getOrDefault(name, "").equals(now.getOrDefault(name, "")))
        .map(
            name ->
                new MergedWarning(
                    FindingProblem.ENVIRONMENT_DIFFERS,
                    "the environment changed before launch "
                        + launch
                        + ": "
                        + name
                        + " was "
                        + before.getOrDefault(name, "unknown")
                        + ", is "
                        + now.getOrDefault(name, "unknown"),
                    List.of(),
                    1))
        .toList();
  }
}

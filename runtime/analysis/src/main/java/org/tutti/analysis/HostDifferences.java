package org.tutti.analysis;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.stream.Collectors;
import org.tutti.diagnostics.FindingProblem;
import org.tutti.records.launch.LaunchEnvironment;
import org.tutti.records.launch.LaunchHeader;
import org.tutti.records.launch.LaunchInvariants;

/**
 * What differs between the hosts of a launch, and between the ranks of a host. All ranks of a
 * collective operation wait for the slowest one, so that its figures describe that one.
 */
final class HostDifferences {
  private HostDifferences() {}

  /** One warning for each fact that differs in the same way. */
  static List<MergedWarning> of(List<LaunchAnalysis> launches) {
    Map<String, Integer> found = new LinkedHashMap<>();
    for (LaunchAnalysis launch : launches) {
      differences(launch.header()).forEach(text -> found.merge(text, 1, Integer::sum));
    }
    return found.entrySet().stream()
        .map(
            one ->
                new MergedWarning(
                    FindingProblem.HOSTS_DIFFER, one.getKey(), List.of(), one.getValue()))
        .toList();
  }

  /** The differences in words, such as {@code hosts differ in os.kernel: 6.1 on a, 6.2 on b}. */
  static List<String> differences(LaunchHeader header) {
    Map<String, SortedMap<String, String>> hosts = LaunchInvariants.byHost(header);
    List<String> names =
        hosts.values().stream().flatMap(facts -> facts.keySet().stream()).distinct().toList();
    List<String> differences = new ArrayList<>();
    Optional.ofNullable(header.environment().facts().get(LaunchEnvironment.RANKS_DIFFER))
        .ifPresent(differences::add);
    for (String name : names) {
      Map<String, List<String>> values = new LinkedHashMap<>();
      hosts.forEach(
          (host, facts) ->
              values
                  .computeIfAbsent(facts.getOrDefault(name, "absent"), any -> new ArrayList<>())
                  .add(host));
      if (values.size() > 1) {
        differences.add("hosts differ in " + name + ": " + words(values));
      }
    }
    return differences;
  }

  private static String words(Map<String, List<String>> values) {
    return values.entrySet().stream()
        .map(value -> value.getKey() + " on " + hosts(value.getValue()))
        .collect(Collectors.joining(", "));
  }

  private static String hosts(List<String> names) {
    return names.size() == 1
        ? names.get(0)
        : names.get(0) + " and " + (names.size() - 1) + (names.size() == 2 ? " other" : " others");
  }
}

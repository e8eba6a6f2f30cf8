package org.tutti.analysis;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.tutti.diagnostics.FindingProblem;
import org.tutti.records.launch.LaunchEnvironment;
import org.tutti.records.launch.LaunchHeader;

/** Whether messages within a host took the way through its memory, or a slow one. */
final class Transports {
  private static final Pattern TCP = Pattern.compile("\\btcp\\b");

  /** Others name TCP, too, such as those by which Open MPI reaches its launcher. */
  private static final Set<String> SETTINGS =
      Set.of("OMPI_MCA_btl", "OMPI_MCA_pml", "OMPI_MCA_mtl", "UCX_TLS", "FI_PROVIDER");

  private Transports() {}

  /** One warning for each slow way; none where a setting asks for it. */
  static List<MergedWarning> of(List<LaunchAnalysis> launches) {
    Map<String, Integer> slow = new LinkedHashMap<>();
    for (LaunchAnalysis launch : launches) {
      String way =
          launch.header().environment().facts().getOrDefault(LaunchEnvironment.SAME_HOST, "");
      if (TCP.matcher(way).find() && !isWanted(launch.header())) {
        slow.merge(way, 1, Integer::sum);
      }
    }
    return slow.entrySet().stream()
        .map(
            one ->
                new MergedWarning(
                    FindingProblem.NO_SHARED_MEMORY,
                    "ranks of one host exchange messages through TCP (" + one.getKey() + ")",
                    List.of(),
                    one.getValue()))
        .toList();
  }

  /** A variable such as {@code OMPI_MCA_btl=tcp,self}, or a factor. */
  private static boolean isWanted(LaunchHeader header) {
    return Stream.concat(
            header.environment().variables().entrySet().stream()
                .filter(variable -> SETTINGS.contains(variable.getKey()))
                .map(Map.Entry::getValue),
            header.identity().levels().values().stream())
        .anyMatch(value -> TCP.matcher(value).find());
  }
}

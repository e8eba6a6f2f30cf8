package org.tutti.analysis;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.tutti.diagnostics.FindingProblem;
import org.tutti.records.launch.LaunchEnvironment;
import org.tutti.records.launch.LaunchHeader;

/** What a single fact of the environment of launches says against them. */
final class FactWarnings {
  private static final Pattern TCP = Pattern.compile("\\btcp\\b");

  /** Others name TCP, too, such as those by which Open MPI reaches its launcher. */
  private static final Set<String> SETTINGS =
      Set.of("OMPI_MCA_btl", "OMPI_MCA_pml", "OMPI_MCA_mtl", "UCX_TLS", "FI_PROVIDER");

  private FactWarnings() {}

  /** Launches whose ranks were profiled: one warning for each profiler. */
  static List<MergedWarning> profiled(List<LaunchAnalysis> launches) {
    return counted(
        FindingProblem.PROFILED,
        launches,
        header ->
            fact(header, LaunchEnvironment.PROFILER)
                .map(
                    by ->
                        "measured under a profiler ("
                            + by
                            + "), whose files are rank-* in the directories of attempts"));
  }

  /**
   * Why the distance of processors was not measured, where several ranks could have: one warning
   * for each reason.
   */
  static List<MergedWarning> refusedProbes(List<LaunchAnalysis> launches) {
    return counted(
        FindingProblem.PROBES_REFUSED,
        launches,
        header ->
            fact(header, LaunchEnvironment.PROBES_REFUSED)
                .filter(reason -> header.processes() > 1)
                .map(reason -> "the distance of the processors was not measured: " + reason));
  }

  /**
   * Whether messages within a host took a slow way rather than the one through its memory: one
   * warning for each slow way; none where a setting asks for it.
   */
  static List<MergedWarning> slowTransports(List<LaunchAnalysis> launches) {
    return counted(
        FindingProblem.NO_SHARED_MEMORY,
        launches,
        header ->
            fact(header, LaunchEnvironment.SAME_HOST)
                .filter(way -> TCP.matcher(way).find() && !isWanted(header))
                .map(way -> "ranks of one host exchange messages through TCP (" + way + ")"));
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

  private static Optional<String> fact(LaunchHeader header, String name) {
    return Optional.ofNullable(header.environment().facts().get(name));
  }

  /** One warning for each text, with the number of launches that have it. */
  private static List<MergedWarning> counted(
      FindingProblem problem,
      List<LaunchAnalysis> launches,
      Function<LaunchHeader, Optional<String>> text) {
    Map<String, Integer> counts = new LinkedHashMap<>();
    launches.forEach(
        launch ->
            text.apply(launch.header()).ifPresent(found -> counts.merge(found, 1, Integer::sum)));
    return counts.entrySet().stream()
        .map(one -> new MergedWarning(problem, one.getKey(), List.of(), one.getValue()))
        .toList();
  }
}

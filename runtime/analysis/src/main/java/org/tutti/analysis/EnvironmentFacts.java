package org.tutti.analysis;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.tutti.diagnostics.FindingProblem;
import org.tutti.records.campaign.Treatment;
import org.tutti.records.launch.LaunchHeader;

/** Facts about the environment of a launch that should be the same in all launches. */
public final class EnvironmentFacts {
  /**
   * Facts that change from launch to launch without any change of the environment, and variables
   * that launchers set for their ranks.
   */
  private static final Pattern VOLATILE =
      Pattern.compile(
          "host\\.load|jvm\\.classPath|variable (TUTTI_LAUNCH|TUTTI_MPJ_SERVER|OMPI_(?!MCA_).*"
              + "|OMPI_MCA_(orte|ess|pmix|initial|shmem_RUNTIME|mpi_oversubscribe).*"
              + "|MPIR_CVAR_CH3_INTERFACE_HOSTNAME|SLURM_(JOB|STEP|LAUNCH|SRUN|TASK|PROCID).*)");

  private EnvironmentFacts() {}

  /** The facts of a launch, by name. */
  public static TreeMap<String, String> of(LaunchHeader header) {
    TreeMap<String, String> facts = new TreeMap<>(header.environment().facts());
    header.environment().variables().forEach((name, value) -> facts.put("variable " + name, value));
    facts.put("MPI library", header.library().name());
    facts.put("linker", header.library().linker());
    facts.put("Tutti", header.environment().tutti());
    facts.put("processes", Integer.toString(header.processes()));
    header.ranks().forEach(rank -> facts.put("host of rank " + rank.rank(), rank.host()));
    header.ranks().forEach(rank -> facts.put("CPUs of rank " + rank.rank(), rank.cpus()));
    facts.keySet().removeIf(name -> VOLATILE.matcher(name).matches());
    return facts;
  }

  /**
   * What changed between launches of one treatment without being a factor of the campaign: one
   * finding per change, in the order of launches.
   */
  static List<MergedWarning> changes(List<LaunchAnalysis> launches) {
    Map<Treatment, TreeMap<String, String>> last = new HashMap<>();
    List<MergedWarning> changes = new ArrayList<>();
    for (LaunchAnalysis launch : launches) {
      TreeMap<String, String> now = of(launch.header());
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

package org.tutti.analysis;

import java.util.TreeMap;
import java.util.regex.Pattern;
import org.tutti.records.launch.LaunchHeader;

/** What can be said of the setting of a launch, and should be the same in all launches. */
public final class EnvironmentFacts {
  /**
   * Facts that change from launch to launch and say nothing of the setting, and what launchers tell
   * their ranks through the environment.
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
}

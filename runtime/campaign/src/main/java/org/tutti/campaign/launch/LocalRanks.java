package org.tutti.campaign.launch;

import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.tutti.mpi.names.MpiSelection;
import org.tutti.mpi.natives.launcher.LauncherKind;
import org.tutti.records.campaign.LaunchSettings;

/** Where a launcher starts ranks, as far as that shows before it is called. */
public final class LocalRanks {
  /** Variables by which batch systems tell launchers the nodes of a job. */
  private static final List<String> ALLOCATIONS =
      List.of("SLURM_JOB_ID", "PBS_NODEFILE", "LSB_HOSTS", "LSB_DJOB_HOSTFILE", "PE_HOSTFILE");

  /** Variables by which users tell them hosts. */
  private static final Predicate<String> VARIABLE =
      Pattern.compile("(OMPI|PRTE|HYDRA)_.*HOST.*", Pattern.CASE_INSENSITIVE).asMatchPredicate();

  /** Options by which they do. */
  private static final Predicate<String> OPTION =
      Pattern.compile("-.*host.*|-.*machinefile.*|-f|-H|.*_hostfile").asMatchPredicate();

  private LocalRanks() {}

  /**
   * Whether all ranks will be on the host of the driver; false if that is not known.
   *
   * @param environment of the driver
   */
  public static boolean areAll(LaunchSettings settings, Map<String, String> environment) {
    return areAll(settings, environment, SearchPath.ofEnvironment());
  }

  static boolean areAll(
      LaunchSettings settings, Map<String, String> environment, SearchPath programs) {
    if (settings.mpi().selfStarting().isPresent()) {
      return true;
    }
    Stream<String> variables =
        Stream.concat(
            environment.keySet().stream(), settings.variables().values().keySet().stream());
    return settings.placement().hosts().isOpen()
        && !maySlurmDecide(settings.mpi(), programs)
        && ALLOCATIONS.stream().noneMatch(environment::containsKey)
        && variables.noneMatch(VARIABLE)
        && settings.launcherOptions().stream().noneMatch(OPTION);
  }

  /** It takes nodes for each launch outside a job; {@link Launchers} says when it is used. */
  private static boolean maySlurmDecide(MpiSelection mpi, SearchPath programs) {
    return mpi.launcher()
        .map(launcher -> launcher.text().endsWith(LauncherKind.SLURM.label()))
        .orElseGet(() -> mpi.maker().isEmpty() && programs.find("mpirun").isEmpty());
  }
}

package org.tutti.campaign.launch;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.tutti.diagnostics.CampaignProblem;
import org.tutti.mpi.natives.abi.AbiFamily;
import org.tutti.mpi.natives.launcher.LauncherKind;
import org.tutti.records.campaign.PlacementPolicy;

/**
 * Slurm's {@code srun}. It starts ranks of any library, but only with the process-management
 * interface of this library: with another one, each rank runs as a job of its own.
 *
 * @param family of the library that the ranks load, if known
 */
public record SlurmLauncher(Path executable, Optional<AbiFamily> family) implements Launcher {
  @Override
  public String name() {
    return LauncherKind.SLURM.label();
  }

  /** Slurm starts processes on other hosts by itself, and gets the host of each rank. */
  @Override
  public void check(LaunchRequest request) {
    PlacementPolicy placement = request.placement();
    boolean otherMapping =
        !placement.hosts().isOpen() && placement.mapping().isPresent() && !placement.isByHost();
    if (otherMapping || placement.hosts().remoteShell().isPresent()) {
      throw CampaignProblem.OPTION_WITHOUT_EFFECT.error(
          "With srun, "
              + (otherMapping
                  ? "the mapping '"
                      + placement.mapping().get()
                      + "' and --hosts exclude each other."
                  : "a remote shell would have no effect."),
          "Omit it; with --hosts, only the mappings block and cyclic are possible.");
    }
    SlurmAllocation.of(System.getenv()).check(request);
  }

  @Override
  public RemoteHosts remoteHosts(PlacementPolicy placement) {
    return RemoteHosts.NONE;
  }

  @Override
  public List<String> command(LaunchRequest request) {
    List<String> command = new ArrayList<>();
    command.add(executable.toString());
    command.add("--ntasks=" + request.processes());
    command.add("--kill-on-bad-exit=1");
    family.map(SlurmLauncher::processManagement).ifPresent(pmi -> command.add("--mpi=" + pmi));
    PlacementPolicy placement = request.placement();
    placement.binding().ifPresent(policy -> command.add("--cpu-bind=" + plural(policy)));
    if (placement.hosts().isOpen()) {
      placement.mapping().ifPresent(policy -> command.add("--distribution=" + policy));
    } else {
      List<String> hosts = placement.hosts().ofRanks(request.processes(), placement.isCyclic());
      command.add("--nodes=" + Set.copyOf(hosts).size());
      command.add("--nodelist=" + String.join(",", hosts));
      command.add("--distribution=arbitrary");
    }
    command.addAll(request.options());
    command.addAll(request.program());
    return command;
  }

  private static String processManagement(AbiFamily family) {
    return family == AbiFamily.OPEN_MPI ? "pmix" : "pmi2";
  }

  /** Slurm writes {@code cores} where the others write {@code core}. */
  private static String plural(String policy) {
    return policy.equals("none") || policy.endsWith("s") ? policy : policy + "s";
  }
}

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
 * Hydra, the {@code mpiexec} of MPICH and its relatives. It passes its own environment to all
 * ranks, so variables need no option.
 */
public record HydraLauncher(Path executable) implements Launcher {
  @Override
  public String name() {
    return LauncherKind.HYDRA.label();
  }

  @Override
  public Optional<AbiFamily> family() {
    return LauncherKind.HYDRA.family();
  }

  @Override
  public boolean passesEnvironment() {
    return true;
  }

  /** Hydra has no option for a mapping by host, but starts its list of hosts over at the end. */
  @Override
  public void check(LaunchRequest request) {
    PlacementPolicy placement = request.placement();
    boolean equal = Set.copyOf(placement.hosts().places().values()).size() == 1;
    if (placement.isByHost() && !(equal || !placement.isCyclic() && !placement.hosts().isOpen())) {
      throw CampaignProblem.OPTION_WITHOUT_EFFECT.error(
          "The launcher "
              + name()
              + " cannot map ranks by '"
              + placement.mapping().get()
              + "' here.",
          "Give --hosts; a cyclic mapping needs the same number of ranks on each host.");
    }
  }

  private static String hosts(PlacementPolicy placement) {
    return placement.isCyclic()
        ? String.join(":1,", placement.hosts().places().keySet()) + ":1"
        : placement.hosts().text();
  }

  @Override
  public List<String> command(LaunchRequest request) {
    List<String> command = new ArrayList<>();
    command.add(executable.toString());
    command.add("-n");
    command.add(Integer.toString(request.processes()));
    PlacementPolicy placement = request.placement();
    if (!placement.hosts().isOpen()) {
      command.addAll(List.of("-hosts", hosts(placement)));
    }
    placement
        .hosts()
        .remoteShell()
        .ifPresent(
            program -> command.addAll(List.of("-launcher", "rsh", "-launcher-exec", program)));
    placement.binding().ifPresent(policy -> command.addAll(List.of("-bind-to", policy)));
    placement
        .mapping()
        .filter(policy -> !placement.isByHost())
        .ifPresent(policy -> command.addAll(List.of("-map-by", policy)));
    command.addAll(request.options());
    command.addAll(request.program());
    return command;
  }
}

package org.tutti.campaign.launch;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.tutti.mpi.natives.abi.AbiFamily;
import org.tutti.mpi.natives.launcher.LauncherKind;

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
  public List<String> command(LaunchRequest request) {
    List<String> command = new ArrayList<>();
    command.add(executable.toString());
    command.add("-n");
    command.add(Integer.toString(request.processes()));
    request.binding().ifPresent(policy -> command.addAll(List.of("-bind-to", policy)));
    request.mapping().ifPresent(policy -> command.addAll(List.of("-map-by", policy)));
    command.addAll(request.options());
    command.addAll(request.program());
    return command;
  }
}

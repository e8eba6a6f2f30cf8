package org.tutti.campaign.launch;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.tutti.mpi.natives.abi.AbiFamily;
import org.tutti.mpi.natives.launcher.LauncherKind;

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

  @Override
  public List<String> command(LaunchRequest request) {
    List<String> command = new ArrayList<>();
    command.add(executable.toString());
    command.add("--ntasks=" + request.processes());
    command.add("--kill-on-bad-exit=1");
    family.map(SlurmLauncher::processManagement).ifPresent(pmi -> command.add("--mpi=" + pmi));
    request.binding().ifPresent(policy -> command.add("--cpu-bind=" + plural(policy)));
    request.mapping().ifPresent(policy -> command.add("--distribution=" + policy));
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

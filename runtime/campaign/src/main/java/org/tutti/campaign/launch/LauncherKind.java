package org.tutti.campaign.launch;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.regex.Pattern;

/**
 * A kind of launcher that can be looked for: under which names it is installed and what it says of
 * itself when asked for its version.
 *
 * @param name the name on the command line
 * @param executables names it may have on the search path, the surest first
 * @param signature found in the output of {@code --version} of this kind only
 * @param maker makes the launcher from its executable and the family of library, if known
 */
record LauncherKind(
    String name,
    List<String> executables,
    Pattern signature,
    BiFunction<Path, Optional<String>, Launcher> maker) {

  static final LauncherKind OPEN_MPI =
      new LauncherKind(
          OpenMpiLauncher.NAME,
          List.of("mpirun.openmpi", "mpirun", "mpiexec"),
          Pattern.compile("Open MPI|OpenRTE|PRRTE|prterun"),
          (executable, library) -> OpenMpiLauncher.of(executable));

  static final LauncherKind HYDRA =
      new LauncherKind(
          HydraLauncher.NAME,
          List.of("mpiexec.mpich", "mpiexec.hydra", "mpiexec", "mpirun"),
          Pattern.compile("HYDRA|Hydra"),
          (executable, library) -> new HydraLauncher(executable));

  static final LauncherKind SLURM =
      new LauncherKind(
          SlurmLauncher.NAME, List.of("srun"), Pattern.compile("^slurm "), SlurmLauncher::new);

  static final List<LauncherKind> ALL = List.of(OPEN_MPI, HYDRA, SLURM);
}

package org.tutti.mpi.natives.launcher;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import org.tutti.mpi.natives.abi.AbiFamily;

/** The launchers that a driver can look for and start ranks with. */
public enum LauncherKind {
  /** Open MPI's {@code mpirun}; also PRRTE's. */
  OPEN_MPI(
      "openmpi",
      AbiFamily.OPEN_MPI,
      List.of("mpirun.openmpi", "mpirun", "mpiexec"),
      Pattern.compile("Open MPI|OpenRTE|PRRTE|prterun")),
  /** Hydra, the {@code mpiexec} of MPICH and its relatives. */
  HYDRA(
      "mpich",
      AbiFamily.MPICH,
      List.of("mpiexec.mpich", "mpiexec.hydra", "mpiexec", "mpirun"),
      Pattern.compile("HYDRA|Hydra")),
  /** Slurm's {@code srun}, which starts ranks of any library; Debian's says {@code slurm-wlm}. */
  SLURM("srun", null, List.of("srun"), Pattern.compile("^slurm(-wlm)? \\d"));

  private final String label;
  private final AbiFamily family;
  private final List<String> executables;
  private final Pattern signature;

  LauncherKind(String label, AbiFamily family, List<String> executables, Pattern signature) {
    this.label = label;
    this.family = family;
    this.executables = executables;
    this.signature = signature;
  }

  /**
   * The kind that belongs to the libraries of a family.
   *
   * @throws java.util.NoSuchElementException for the standard ABI, whose libraries have different
   *     launchers
   */
  public static LauncherKind of(AbiFamily family) {
    return Arrays.stream(values()).filter(kind -> kind.family == family).findFirst().orElseThrow();
  }

  /** Its name on the command line. */
  public String label() {
    return label;
  }

  /** The libraries whose ranks it starts; empty where it starts those of any. */
  public Optional<AbiFamily> family() {
    return Optional.ofNullable(family);
  }

  /** Names that it may have on the search path, the most specific first. */
  public List<String> executables() {
    return executables;
  }

  /** Whether an executable that prints this version is of this kind. */
  public boolean isShownBy(String version) {
    return signature.matcher(version).find();
  }
}

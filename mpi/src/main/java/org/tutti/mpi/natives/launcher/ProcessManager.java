package org.tutti.mpi.natives.launcher;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.tutti.mpi.natives.abi.AbiFamily;

/** The ways in which ranks are started, each with the variables that identify it. */
public enum ProcessManager {
  /** Open MPI's mpirun; also PRRTE's. */
  OPEN_MPI(
      "mpirun of Open MPI",
      "OMPI_COMM_WORLD_RANK",
      "OMPI_COMM_WORLD_SIZE",
      List.of(),
      AbiFamily.OPEN_MPI),
  /** Hydra, the mpiexec of MPICH and its relatives; srun --mpi=pmi2 speaks the same protocol. */
  PMI("mpiexec of MPICH (PMI)", "PMI_RANK", "PMI_SIZE", List.of(), AbiFamily.MPICH),
  SLURM_PMIX(
      "srun with PMIx",
      "SLURM_PROCID",
      "SLURM_STEP_NUM_TASKS",
      List.of("SLURM_STEP_ID", "PMIX_RANK"),
      AbiFamily.OPEN_MPI),
  /** A Slurm step with neither PMI-2 nor PMIx: no library can connect its ranks there. */
  SLURM_WITHOUT_PMI(
      "srun without PMI", "SLURM_PROCID", "SLURM_STEP_NUM_TASKS", List.of("SLURM_STEP_ID"), null),
  NONE("no launcher", null, null, List.of(), null);

  private final String displayName;
  private final String rankVariable;
  private final String sizeVariable;
  private final List<String> furtherVariables;
  private final AbiFamily family;

  ProcessManager(
      String displayName,
      String rankVariable,
      String sizeVariable,
      List<String> furtherVariables,
      AbiFamily family) {
    this.displayName = displayName;
    this.rankVariable = rankVariable;
    this.sizeVariable = sizeVariable;
    this.furtherVariables = furtherVariables;
    this.family = family;
  }

  public String displayName() {
    return displayName;
  }

  /** The variable that holds the number of ranks. */
  public String sizeVariable() {
    return sizeVariable;
  }

  String rankVariable() {
    return rankVariable;
  }

  /** The libraries whose ranks connect under this launcher, where that is certain. */
  public Optional<AbiFamily> family() {
    return Optional.ofNullable(family);
  }

  /** What has started the process with these variables; if several claim it, the first of these. */
  public static ProcessManager of(Map<String, String> environment) {
    for (ProcessManager manager : values()) {
      if (manager.started(environment)) {
        return manager;
      }
    }
    return NONE;
  }

  boolean started(Map<String, String> environment) {
    return rankVariable != null
        && environment.containsKey(rankVariable)
        && environment.containsKey(sizeVariable)
        && environment.keySet().containsAll(furtherVariables);
  }
}

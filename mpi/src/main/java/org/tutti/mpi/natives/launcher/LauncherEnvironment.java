package org.tutti.mpi.natives.launcher;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.tutti.diagnostics.MpiProblem;
import org.tutti.diagnostics.TuttiException;

/**
 * What the launcher has told this process in environment variables.
 *
 * @param launcher which launcher, {@link ProcessManager#NONE} for a process started by hand
 * @param rank this process's rank in the launch, 0 without a launcher
 * @param size number of ranks in the launch, 1 without a launcher
 */
public record LauncherEnvironment(ProcessManager launcher, int rank, int size) {

  /**
   * Reads the launcher's variables.
   *
   * @throws TuttiException if two launchers claim this process or a variable is no number
   */
  public static LauncherEnvironment detect(Map<String, String> environment) {
    if (ProcessManager.OPEN_MPI.started(environment) && ProcessManager.PMI.started(environment)) {
      throw MpiProblem.RANK_VARIABLES_INVALID.error(
          "Two launchers claim this process: "
              + describe(environment, ProcessManager.OPEN_MPI, ProcessManager.PMI)
              + " are set.",
          "Start only one launcher, or unset the variables of the outer one.");
    }
    ProcessManager launcher = ProcessManager.of(environment);
    return launcher == ProcessManager.NONE
        ? new LauncherEnvironment(launcher, 0, 1)
        : of(launcher, environment);
  }

  /** Whether a launcher started this process, as one of several or alone. */
  public boolean launched() {
    return launcher != ProcessManager.NONE;
  }

  /** The launcher with the variable that gave it away, such as for an error message. */
  public String describe() {
    return launched()
        ? launcher.displayName() + " (" + launcher.sizeVariable() + "=" + size + ")"
        : launcher.displayName();
  }

  private static LauncherEnvironment of(ProcessManager launcher, Map<String, String> environment) {
    return new LauncherEnvironment(
        launcher,
        number(launcher.rankVariable(), environment),
        number(launcher.sizeVariable(), environment));
  }

  private static int number(String variable, Map<String, String> environment) {
    String value = environment.get(variable);
    try {
      return Integer.parseUnsignedInt(value);
    } catch (NumberFormatException e) {
      throw MpiProblem.RANK_VARIABLES_INVALID.error(
          "The launcher's variable " + variable + " is '" + value + "', not a number.",
          "Start the ranks with mpirun, mpiexec, or srun instead of setting it.",
          e);
    }
  }

  private static String describe(Map<String, String> environment, ProcessManager... launchers) {
    return List.of(launchers).stream()
        .map(ProcessManager::sizeVariable)
        .map(variable -> variable + "=" + environment.get(variable))
        .collect(Collectors.joining(" and "));
  }
}

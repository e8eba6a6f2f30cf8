package org.tutti.mpi.started;

import java.util.Map;
import org.tutti.diagnostics.ExitCode;

/**
 * The exit status of a process with ranks that Tutti has started without a launcher. Status 0 is
 * not evidence of success: a benchmark may have called {@code System.exit}. Such a process
 * therefore reports success by a special status.
 */
public final class StartedProcess {
  private static final String VARIABLE = "TUTTI_STARTED_PROCESS";

  private StartedProcess() {}

  /** The exit status of a process with this environment whose command returned {@code status}. */
  public static int status(Map<String, String> environment, int status) {
    return status == ExitCode.SUCCESS && isAsked(environment) ? ExitCode.RANKS_DONE : status;
  }

  /** Whether a process with this environment was started for ranks. */
  public static boolean isAsked(Map<String, String> environment) {
    return environment.containsKey(VARIABLE);
  }

  /** Sets the variable that makes a process use {@link #status}. */
  public static void ask(Map<String, String> environment) {
    environment.put(VARIABLE, "1");
  }

  /** Whether a process with this exit status completed its work. */
  public static boolean isDone(int status) {
    return status == ExitCode.RANKS_DONE;
  }
}

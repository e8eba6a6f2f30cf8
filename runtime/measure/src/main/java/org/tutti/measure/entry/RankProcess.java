package org.tutti.measure.entry;

import java.util.Map;
import java.util.function.BiFunction;
import org.tutti.measure.process.DriverWatchdog;
import org.tutti.measure.process.ExitOnUncaughtException;
import org.tutti.measure.process.OriginalArguments;
import org.tutti.mpi.mpj.MpjExitStatus;

/** What every process that may be a rank does around its program. */
public final class RankProcess {
  private RankProcess() {}

  /**
   * Runs a program whose process ends early if its driver dies or a thread of MPJ Express does, and
   * whose arguments are those that the launcher was given.
   *
   * @param program takes the environment variables and the arguments, and returns the exit status
   * @return the exit status for the process
   */
  public static int run(
      String[] arguments, BiFunction<Map<String, String>, String[], Integer> program) {
    Map<String, String> environment = System.getenv();
    DriverWatchdog.begin(environment);
    ExitOnUncaughtException.installOnRank(environment);
    String[] given =
        OriginalArguments.restored(
            arguments,
            environment,
            System.getProperty("java.class.path"),
            System.getProperty("user.dir"));
    return MpjExitStatus.status(environment, program.apply(environment, given));
  }
}

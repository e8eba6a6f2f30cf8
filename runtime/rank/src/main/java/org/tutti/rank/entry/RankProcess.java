package org.tutti.rank.entry;

import java.util.Map;
import java.util.function.BiFunction;
import org.tutti.mpi.started.StartedProcess;
import org.tutti.rank.process.DriverWatchdog;
import org.tutti.rank.process.EarlyFailure;
import org.tutti.rank.process.OriginalArguments;

/** What every process that may be a rank does around its program. */
public final class RankProcess {
  /** The number of threads is an estimate. */
  private static final int MORE_THREADS = 16;

  private RankProcess() {}

  /**
   * Runs a program whose process ends early if its driver dies, and whose arguments are those that
   * the launcher was given.
   *
   * @param program takes the environment variables and the arguments, and returns the exit status
   * @return the exit status for the process
   */
  public static int run(
      String[] arguments, BiFunction<Map<String, String>, String[], Integer> program) {
    Map<String, String> environment = System.getenv();
    DriverWatchdog watchdog = DriverWatchdog.begin(environment);
    String[] given =
        OriginalArguments.restored(
            arguments,
            environment,
            System.getProperty("java.class.path"),
            System.getProperty("user.dir"));
    int status = program.apply(environment, given);
    if (status != 0) {
      EarlyFailure.endOtherRanks(environment, status);
    }
    watchdog.end();
    return StartedProcess.status(environment, status);
  }

  /**
   * Whether the process would go on when the main thread, which calls this, has ended: a thread of
   * a benchmark still runs. If not, its program need not call {@code System.exit}. This looks for a
   * logger on the class path (since JDK 21), for which the jar is opened: 15 ms of a launch.
   */
  public static boolean goesOn() {
    ThreadGroup all = Thread.currentThread().getThreadGroup();
    while (all.getParent() != null) {
      all = all.getParent();
    }
    Thread[] threads = new Thread[all.activeCount() + MORE_THREADS];
    int count = all.enumerate(threads);
    for (int index = 0; index < count; index++) {
      if (!threads[index].isDaemon() && threads[index] != Thread.currentThread()) {
        return true;
      }
    }
    return count == threads.length;
  }
}

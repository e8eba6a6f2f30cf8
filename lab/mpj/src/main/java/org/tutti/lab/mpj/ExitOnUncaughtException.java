package org.tutti.lab.mpj;

import org.tutti.diagnostics.MpiProblem;
import org.tutti.rank.process.AbortMessage;

/**
 * Ends this process when a thread dies of an uncaught exception. MPJ Express transfers messages in
 * threads of its own, without which its ranks wait for each other forever. Exceptions in the ranks'
 * own threads are always caught.
 */
final class ExitOnUncaughtException implements Thread.UncaughtExceptionHandler {
  private ExitOnUncaughtException() {}

  /** Applies to all threads of this process. */
  static void install() {
    Thread.setDefaultUncaughtExceptionHandler(new ExitOnUncaughtException());
  }

  @Override
  public void uncaughtException(Thread thread, Throwable cause) {
    MpiProblem problem = problem(cause);
    try {
      AbortMessage.print(
          System.err::println,
          problem.message(
              "The thread '"
                  + thread.getName()
                  + "' of a process of MPJ Express died: "
                  + cause
                  + ".",
              "The launch ends; what was measured before is in the result file. If memory ran out,"
                  + " use fewer ranks or smaller messages, or raise -Xmx."));
    } finally {
      // Also if there is no memory left for the message.
      Runtime.getRuntime().halt(problem.exitStatus());
    }
  }

  static MpiProblem problem(Throwable cause) {
    return cause instanceof OutOfMemoryError
        ? MpiProblem.MEMORY_EXHAUSTED
        : MpiProblem.RANK_THREAD_DIED;
  }
}

package org.tutti.rank.entry;

import java.time.Duration;
import java.util.function.IntConsumer;
import org.tutti.diagnostics.MpiProblem;
import org.tutti.rank.process.RankZeroOutput;

/**
 * Ends this process if its MPI library does not finalize in time, which was seen with MPICH over
 * TCP, in C as well. The results are complete by then.
 */
final class FinalizeLimit {
  /** Much longer than libraries need, even with many ranks. */
  private static final Duration LIMIT = Duration.ofSeconds(10);

  private final Duration limit;
  private final RankZeroOutput output;
  private final IntConsumer halt;
  private final Runnable report;
  private boolean isReported;

  FinalizeLimit(RankZeroOutput output, Runnable report) {
    this(LIMIT, output, report, Runtime.getRuntime()::halt);
  }

  /**
   * @param report what this rank has to say, whether MPI finalizes or not
   * @param halt ends the process with a status
   */
  FinalizeLimit(Duration limit, RankZeroOutput output, Runnable report, IntConsumer halt) {
    this.limit = limit;
    this.report = report;
    this.output = output;
    this.halt = halt;
  }

  /**
   * Finalizes and reports.
   *
   * @param status that the process ends with if this takes too long
   */
  void run(Runnable finalizing, int status) {
    Thread watch = new Thread(() -> await(status), "tutti-finalize");
    watch.setDaemon(true);
    watch.start();
    try {
      finalizing.run();
    } finally {
      watch.interrupt();
      report();
    }
  }

  private synchronized void report() {
    if (!isReported) {
      isReported = true;
      report.run();
    }
  }

  private void await(int status) {
    try {
      Thread.sleep(limit.toMillis());
      if (!output.isRankZero()) {
        // If rank 0 hangs as well, it reports and prints this, and the launcher ends all other
        // ranks with it.
        Thread.sleep(2 * RankZeroOutput.GRACE_MILLIS);
      }
    } catch (InterruptedException e) {
      return;
    }
    report();
    // What rank 0 has reported is lost if the launcher has not yet read it when processes end.
    output.printBeforeAbort(
        MpiProblem.FINALIZE_HANGS.message(
            "MPI_Finalize has not returned for "
                + limit.toSeconds()
                + " s; this process exits without waiting for it.",
            "The results are complete."));
    halt.accept(status);
  }
}

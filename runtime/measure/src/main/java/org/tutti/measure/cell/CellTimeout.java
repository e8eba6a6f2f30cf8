package org.tutti.measure.cell;

import java.util.Timer;
import java.util.TimerTask;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.tutti.diagnostics.MeasurementProblem;
import org.tutti.measure.process.AbortMessage;
import org.tutti.mpi.exchange.CollectiveExchange;

/**
 * Ends the process when a cell takes too long. A rank that hangs in the library cannot be
 * interrupted, and the launcher ends the other ranks when this one has ended; where ranks are
 * threads of one JVM, all of them end with it. Earlier cells are already in the result file.
 *
 * <p>One rank prints the message and ends the launch: one that keeps the others waiting, if there
 * is one; else the root; else any other.
 */
final class CellTimeout implements AutoCloseable {
  /** How much later a rank ends the launch that is waiting for others itself. */
  private static final long WAITING_MILLIS = 1500;

  /** How much later a rank ends the launch if the root does not. */
  private static final long OTHER_MILLIS = 3000;

  private final Timer timer = new Timer("tutti-timeout", true);

  /**
   * How long a cell may take.
   *
   * @param cell its name
   * @param seconds over all its portions
   * @param spentNanos time that earlier portions took
   */
  record Limit(String cell, int seconds, long spentNanos) {
    long leftMillis() {
      return Math.max(0, seconds * 1000L - spentNanos / 1_000_000);
    }

    String message(int rank, CellPhase phase) {
      return MeasurementProblem.CELL_TIMEOUT.message(
          String.format(
              "%s has taken more than %d s; rank %d is %s.", cell, seconds, rank, phase.words()),
          "The launch ends; the cells before it are in the result file. Raise --timeout, or check"
              + " for a deadlock.");
    }
  }

  /**
   * Starts the timer.
   *
   * @param phase where this rank is
   */
  CellTimeout(Limit limit, int rank, Supplier<CellPhase> phase, Consumer<String> errors) {
    timer.schedule(
        task(
            () -> {
              Runnable end = () -> end(limit.message(rank, phase.get()), errors);
              timer.schedule(task(end), delayMillis(rank, phase.get()));
            }),
        limit.leftMillis());
  }

  /** How long a rank leaves it to others to end the launch. */
  static long delayMillis(int rank, CellPhase phase) {
    if (phase.isAlone()) {
      return 0;
    }
    if (rank != CollectiveExchange.ROOT) {
      return OTHER_MILLIS;
    }
    return phase.isWaiting() ? WAITING_MILLIS : 0;
  }

  private static void end(String message, Consumer<String> errors) {
    AbortMessage.print(errors, message);
    Runtime.getRuntime().halt(MeasurementProblem.CELL_TIMEOUT.exitStatus());
  }

  private static TimerTask task(Runnable work) {
    return new TimerTask() {
      @Override
      public void run() {
        work.run();
      }
    };
  }

  /** The cell, or a portion of it, is complete. */
  @Override
  public void close() {
    timer.cancel();
  }
}

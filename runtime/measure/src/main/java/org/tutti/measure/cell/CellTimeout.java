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
 * threads of one JVM, all of them end with it. Cells that were measured before are in the result
 * file.
 *
 * <p>One rank prints the message and ends the launch: one that keeps the others waiting, if there
 * is one; else the root; else any other.
 */
final class CellTimeout implements AutoCloseable {
  /** How much later the root ends the launch if it is waiting for others itself. */
  private static final long ROOT_MILLIS = 1500;

  /** How much later another rank that is waiting does, if the root does not. */
  private static final long OTHER_MILLIS = 3000;

  private final Timer timer = new Timer("tutti-timeout", true);

  /**
   * How long a cell may take.
   *
   * @param cell its name
   * @param seconds over all its portions
   * @param spentNanos time that earlier portions took
   * @param isDry whether nothing is measured, and so nothing written
   */
  record CellLimit(String cell, int seconds, long spentNanos, boolean isDry) {
    long leftMillis() {
      return Math.max(0, seconds * 1000L - spentNanos / 1_000_000);
    }

    String message(int rank, RankPosition position) {
      return MeasurementProblem.CELL_TIMEOUT.message(
          String.format(
              "%s has taken more than %d s; rank %d is %s.", cell, seconds, rank, position.words()),
          (isDry
                  ? "The dry run ends."
                  : "The launch ends; the cells before it are in the result file.")
              + " Raise --timeout, or check for a deadlock.");
    }
  }

  /**
   * Starts the timer.
   *
   * @param position where this rank is
   */
  CellTimeout(CellLimit limit, int rank, Supplier<RankPosition> position, Consumer<String> errors) {
    timer.schedule(
        task(
            () -> {
              Runnable end = () -> end(limit.message(rank, position.get()), errors);
              timer.schedule(task(end), delayMillis(rank, position.get()));
            }),
        limit.leftMillis());
  }

  /** How long a rank leaves it to others to end the launch. */
  static long delayMillis(int rank, RankPosition position) {
    if (position.isAlone()) {
      return 0;
    }
    return rank == CollectiveExchange.ROOT ? ROOT_MILLIS : OTHER_MILLIS;
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

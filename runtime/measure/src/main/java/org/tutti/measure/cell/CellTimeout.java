package org.tutti.measure.cell;

import java.util.Timer;
import java.util.TimerTask;
import java.util.function.Consumer;
import org.tutti.diagnostics.MeasurementProblem;
import org.tutti.measure.process.AbortMessage;

/**
 * Ends the process when a cell takes too long. A rank that hangs in the library cannot be
 * interrupted, and the launcher ends the other ranks when this one has ended; where ranks are
 * threads of one JVM, all of them end with it. Earlier cells are already in the result file.
 */
final class CellTimeout implements AutoCloseable {
  /** The root prints the message; other ranks end the launch only if the root does not. */
  private static final long GRACE_MILLIS = 3000;

  private final Timer timer = new Timer("tutti-timeout", true);

  /**
   * Starts the timer.
   *
   * @param spentNanos time that earlier portions of the cell took
   */
  CellTimeout(int seconds, long spentNanos, String cell, boolean isRoot, Consumer<String> errors) {
    timer.schedule(
        new TimerTask() {
          @Override
          public void run() {
            AbortMessage.print(
                errors,
                MeasurementProblem.CELL_TIMEOUT.message(
                    cell + " has taken more than " + seconds + " s.",
                    "The launch ends; the cells before it are in the result file. Raise --timeout,"
                        + " or check for a deadlock."));
            Runtime.getRuntime().halt(MeasurementProblem.CELL_TIMEOUT.exitStatus());
          }
        },
        Math.max(0, seconds * 1000L - spentNanos / 1_000_000) + (isRoot ? 0 : GRACE_MILLIS));
  }

  /** The cell, or a portion of it, is complete. */
  @Override
  public void close() {
    timer.cancel();
  }
}

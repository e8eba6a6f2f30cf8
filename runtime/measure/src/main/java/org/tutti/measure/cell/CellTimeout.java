package org.tutti.measure.cell;

import java.util.Timer;
import java.util.TimerTask;
import java.util.function.Consumer;
import org.tutti.diagnostics.MeasurementProblem;
import org.tutti.measure.process.AbortMessage;

/**
 * Ends the process when a cell takes too long: a rank that hangs in the library cannot be asked to
 * stop, and the launcher ends the other ranks when this one is gone. Where ranks are threads of one
 * JVM that ends all of them. The cells before are on disk already.
 */
final class CellTimeout implements AutoCloseable {
  /** The root speaks for all; others end the launch only if it does not. */
  private static final long GRACE_MILLIS = 3000;

  private final Timer timer = new Timer("tutti-timeout", true);

  /**
   * Starts to count.
   *
   * @param spentNanos what the cell has taken before
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

package org.tutti.measure.cell;

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

  private final CellLimit limit;
  private final int rank;
  private final Supplier<RankPosition> position;
  private final Consumer<String> end;
  private final Thread watch = new Thread(this::watch, "tutti-timeout");
  private boolean closed;

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
   * Starts to count.
   *
   * @param position where this rank is
   */
  CellTimeout(CellLimit limit, int rank, Supplier<RankPosition> position, Consumer<String> errors) {
    this(limit, rank, position, message -> endProcess(message, errors), true);
  }

  /**
   * @param end ends the process with a message
   * @param started whether to start to count
   */
  CellTimeout(
      CellLimit limit,
      int rank,
      Supplier<RankPosition> position,
      Consumer<String> end,
      boolean started) {
    this.limit = limit;
    this.rank = rank;
    this.position = position;
    this.end = end;
    watch.setDaemon(true);
    if (started) {
      watch.start();
    }
  }

  /** Ends the process if the cell is not complete in time. */
  void watch() {
    if (isClosedWithin(limit.leftMillis()) || isClosedWithin(delayMillis(rank, position.get()))) {
      return;
    }
    end.accept(limit.message(rank, position.get()));
  }

  private synchronized boolean isClosedWithin(long millis) {
    long end = System.nanoTime() + millis * 1_000_000;
    try {
      for (long left = millis; !closed && left > 0; left = (end - System.nanoTime()) / 1_000_000) {
        wait(left);
      }
      return closed;
    } catch (InterruptedException e) {
      return true;
    }
  }

  /** How long a rank leaves it to others to end the launch. */
  static long delayMillis(int rank, RankPosition position) {
    if (position.isAlone()) {
      return 0;
    }
    return rank == CollectiveExchange.ROOT ? ROOT_MILLIS : OTHER_MILLIS;
  }

  private static void endProcess(String message, Consumer<String> errors) {
    AbortMessage.print(errors, message);
    Runtime.getRuntime().halt(MeasurementProblem.CELL_TIMEOUT.exitStatus());
  }

  /** The cell, or a portion of it, is complete. */
  @Override
  public synchronized void close() {
    closed = true;
    notifyAll();
  }
}

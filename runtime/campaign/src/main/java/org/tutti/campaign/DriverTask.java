package org.tutti.campaign;

import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.function.Function;
import org.tutti.campaign.driver.Cancellation;

/**
 * Work of a driver in a thread of its own, which nobody else can interrupt: an interruption in the
 * middle of a write would close the file.
 *
 * @param <T> its result
 */
final class DriverTask<T> {
  private final Cancellation cancellation = new Cancellation();
  private final FutureTask<T> task;

  private DriverTask(Function<Cancellation, T> work) {
    this.task = new FutureTask<>(() -> work.apply(cancellation));
  }

  /** Starts work, which is told when it is to end at its next safe point. */
  static <T> DriverTask<T> start(Function<Cancellation, T> work) {
    DriverTask<T> started = new DriverTask<>(work);
    new Thread(started.task, "tutti-campaign").start();
    return started;
  }

  void cancel() {
    cancellation.request();
  }

  boolean isDone() {
    return task.isDone();
  }

  /**
   * Waits for the end. An interruption cancels the work, and is pending when this returns.
   *
   * @throws org.tutti.diagnostics.TuttiException if the work did
   */
  T await() {
    boolean interrupted = false;
    try {
      while (true) {
        try {
          return task.get();
        } catch (InterruptedException e) {
          interrupted = true;
          cancel();
        }
      }
    } catch (ExecutionException e) {
      if (e.getCause() instanceof Error error) {
        throw error;
      }
      throw (RuntimeException) e.getCause();
    } finally {
      if (interrupted) {
        Thread.currentThread().interrupt();
      }
    }
  }
}

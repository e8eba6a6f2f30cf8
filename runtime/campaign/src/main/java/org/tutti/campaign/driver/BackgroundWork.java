package org.tutti.campaign.driver;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.function.Supplier;

/**
 * What a driver does on other processors while it plans. Each task has a thread of its own, since
 * the common pool of a machine with two processors has only one, and tasks wait for processes. The
 * JVM does not wait for them when it ends.
 */
public final class BackgroundWork {
  private static final Executor THREADS =
      task -> {
        Thread thread = new Thread(task, "tutti-background");
        thread.setDaemon(true);
        thread.start();
      };

  private BackgroundWork() {}

  /** Begins a task. Its exceptions are thrown where the result is waited for. */
  public static <T> CompletableFuture<T> begin(Supplier<T> task) {
    return CompletableFuture.supplyAsync(task, THREADS);
  }
}

package org.tutti.lab.mpj;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.TimeUnit;

/**
 * Processes that end together with this one, even if a signal ends it: otherwise, they would
 * continue to measure unnoticed.
 */
final class ManagedProcesses implements AutoCloseable {
  private static final long GRACE_SECONDS = 2;

  private final List<Process> processes = new CopyOnWriteArrayList<>();
  private final Thread atExit = new Thread(this::endGently, "tutti-end-ranks");

  ManagedProcesses() {
    Runtime.getRuntime().addShutdownHook(atExit);
  }

  Process add(Process process) {
    processes.add(process);
    return process;
  }

  List<Process> all() {
    return List.copyOf(processes);
  }

  /** Kills those that are still running. */
  @Override
  public void close() {
    processes.forEach(Process::destroyForcibly);
    try {
      Runtime.getRuntime().removeShutdownHook(atExit);
    } catch (IllegalStateException e) {
      // The JVM is already shutting down, and the hook is running.
      return;
    }
  }

  /** Forwards their output so far. */
  private void endGently() {
    processes.forEach(Process::destroy);
    long deadline = System.nanoTime() + TimeUnit.SECONDS.toNanos(GRACE_SECONDS);
    try {
      for (Process process : processes) {
        process.waitFor(deadline - System.nanoTime(), TimeUnit.NANOSECONDS);
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    processes.forEach(Process::destroyForcibly);
  }
}

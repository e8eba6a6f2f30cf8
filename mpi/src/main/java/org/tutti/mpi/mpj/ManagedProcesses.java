package org.tutti.mpi.mpj;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.TimeUnit;

/**
 * Processes that end with this one, also when a signal ends it: nobody else knows of them, and they
 * would go on measuring for nobody.
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

  /** Ends those that still run, at once. */
  @Override
  public void close() {
    processes.forEach(Process::destroyForcibly);
    try {
      Runtime.getRuntime().removeShutdownHook(atExit);
    } catch (IllegalStateException e) {
      // This process is on its way out, and the hook at work.
      return;
    }
  }

  /** Their output so far is still to be forwarded. */
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

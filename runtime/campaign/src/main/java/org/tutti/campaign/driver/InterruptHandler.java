package org.tutti.campaign.driver;

import java.io.PrintStream;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.tutti.diagnostics.CampaignProblem;
import org.tutti.rank.process.ProcessTree;

/**
 * Handles Ctrl-C and the signals by which batch systems end a job: the running launch is ended, the
 * journal is completed, and the report of what was measured is still printed.
 */
public final class InterruptHandler implements AutoCloseable {
  private static final long LIMIT_SECONDS = 30;

  private final PrintStream errors;
  private final long limitSeconds;
  private final Cancellation cancellation;
  private final CountDownLatch done = new CountDownLatch(1);
  private final Thread hook = new Thread(this::interrupted, "tutti-interruption");
  private volatile boolean requested;
  private volatile ProcessTree running;

  InterruptHandler(PrintStream errors, long limitSeconds, Cancellation cancellation) {
    this.errors = errors;
    this.cancellation = cancellation;
    this.limitSeconds = limitSeconds;
  }

  /** Installs a handler; until it is closed, the JVM does not exit. */
  public static InterruptHandler watch() {
    return watch(new Cancellation());
  }

  /**
   * Installs a handler that also reacts to a cancellation.
   *
   * @param cancellation of one driver at a time
   */
  public static InterruptHandler watch(Cancellation cancellation) {
    InterruptHandler interruption = new InterruptHandler(System.err, LIMIT_SECONDS, cancellation);
    cancellation.activate(Optional.of(interruption));
    Runtime.getRuntime().addShutdownHook(interruption.hook);
    return interruption;
  }

  /** Whether the driver was asked to end. */
  public boolean isRequested() {
    return requested || cancellation.isRequested();
  }

  void running(ProcessTree tree) {
    running = tree;
  }

  @Override
  public void close() {
    cancellation.activate(Optional.empty());
    done.countDown();
    if (!requested) {
      try {
        Runtime.getRuntime().removeShutdownHook(hook);
      } catch (IllegalStateException e) {
        // The JVM is already shutting down; the hook will find the latch open.
        requested = true;
      }
    }
  }

  /** Ends the running launch; no other begins. */
  void request() {
    requested = true;
    ProcessTree tree = running;
    if (tree != null) {
      tree.end();
    }
  }

  void interrupted() {
    request();
    try {
      if (!done.await(limitSeconds, TimeUnit.SECONDS)) {
        errors.println(
            CampaignProblem.DRIVER_NOT_ENDED.message(
                "The driver did not exit within " + limitSeconds + " s.",
                "Kill it; 'run --results DIR' runs the remaining launches."));
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}

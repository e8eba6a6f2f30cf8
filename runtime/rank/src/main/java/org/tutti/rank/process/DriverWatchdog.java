package org.tutti.rank.process;

import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.channels.Channels;
import java.util.Map;
import java.util.Optional;
import org.tutti.diagnostics.CampaignProblem;

/**
 * Ends a rank whose driver has died, since its results would not be used.
 *
 * <p>The driver writes to the launcher's standard input, which launchers forward to rank 0. That
 * input ends when the driver ends, for whatever reason and on whatever host the rank is. Waiting
 * for the end does not disturb the rank, since the waiting thread is blocked. If a launcher does
 * not provide standard input to its ranks, it ends immediately; therefore its end is only evaluated
 * after the driver's {@link #START_SIGNAL} has been received. If a launcher closes it later, the
 * driver may still be there, as a rank on its host can see; the launch then goes on.
 */
public final class DriverWatchdog {
  /** The byte that the driver writes first. */
  public static final int START_SIGNAL = 'T';

  /** The environment variable that names the driver to its ranks. */
  public static final String DRIVER_VARIABLE = "TUTTI_DRIVER";

  /** The name of the thread that waits. */
  static final String THREAD = "tutti-driver-watch";

  private static final long POLL_MILLIS = 500;

  private final Optional<Thread> thread;

  private DriverWatchdog(Optional<Thread> thread) {
    this.thread = thread;
  }

  /** Adds to the environment of a launch what its ranks must know of this process, its driver. */
  public static void announce(Map<String, String> environment) {
    DriverProcess.ofThisProcess()
        .ifPresent(driver -> environment.put(DRIVER_VARIABLE, driver.text()));
  }

  /**
   * Starts the watchdog if a driver started this process, as the variables of its environment show.
   */
  public static DriverWatchdog begin(Map<String, String> environment) {
    String mark = environment.get(ProcessTree.VARIABLE);
    if (mark == null) {
      return new DriverWatchdog(Optional.empty());
    }
    // Of a channel, since a thread that reads one can be interrupted.
    InputStream input =
        Channels.newInputStream(new FileInputStream(FileDescriptor.in).getChannel());
    return of(input, mark, DriverProcess.of(environment));
  }

  static DriverWatchdog of(InputStream input, String mark, Optional<DriverProcess> driver) {
    Thread thread = new Thread(() -> watch(input, mark, driver), THREAD);
    thread.setDaemon(true);
    thread.start();
    return new DriverWatchdog(Optional.of(thread));
  }

  /**
   * Stops watching, which closes the standard input. A JVM that ends waits for 300 ms for a thread
   * that is blocked in a call of the system.
   */
  public void end() {
    if (thread.isPresent()) {
      thread.get().interrupt();
    }
  }

  private static void watch(InputStream input, String mark, Optional<DriverProcess> driver) {
    if (hasEnded(input) && driver.map(DriverWatchdog::awaitEnd).orElse(true)) {
      AbortMessage.print(
          System.err::println,
          CampaignProblem.DRIVER_DIED.message(
              why(driver), "The measured cells are kept, and 'run --results DIR' runs the rest."));
      // Not every launcher ends all ranks if one exits before MPI is initialized.
      new ProcessTree(mark).kill();
      Runtime.getRuntime().halt(CampaignProblem.DRIVER_DIED.exitStatus());
    }
  }

  static String why(Optional<DriverProcess> driver) {
    return driver.filter(DriverProcess::isOnThisHost).isPresent()
        ? "The driver of this campaign exited unexpectedly, so this launch ends."
        : "Standard input was closed because the driver of this campaign or the launcher exited,"
            + " so this launch ends.";
  }

  /** Waits until the driver is not, or no longer, running on this host; false if interrupted. */
  private static boolean awaitEnd(DriverProcess driver) {
    try {
      while (driver.isRunningHere()) {
        Thread.sleep(POLL_MILLIS);
      }
      return true;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return false;
    }
  }

  /** Waits for the end of the input; returns whether the driver had held it open. */
  static boolean hasEnded(InputStream input) {
    boolean known = false;
    try {
      for (int next = input.read(); next >= 0; next = input.read()) {
        known |= next == START_SIGNAL;
      }
      return known;
    } catch (IOException e) {
      return false;
    }
  }
}

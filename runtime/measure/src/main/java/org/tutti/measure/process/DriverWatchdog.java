package org.tutti.measure.process;

import java.io.IOException;
import java.io.InputStream;
import java.util.Map;
import org.tutti.diagnostics.CampaignProblem;

/**
 * Ends a rank whose driver has died, since its results would not be used.
 *
 * <p>The driver writes to the launcher's standard input, which launchers forward to rank 0. That
 * input ends when the driver ends, for whatever reason and on whatever host the rank is. Waiting
 * for the end does not disturb the rank, since the waiting thread is blocked. If a launcher does
 * not provide standard input to its ranks, it ends immediately; therefore its end is only evaluated
 * after the driver's {@link #START_SIGNAL} has been received.
 */
public final class DriverWatchdog {
  /** The byte that the driver writes first. */
  public static final int START_SIGNAL = 'T';

  private DriverWatchdog() {}

  /**
   * Starts the watchdog if a driver started this process, as the variables of its environment show.
   */
  public static void begin(Map<String, String> environment) {
    String mark = environment.get(ProcessTree.VARIABLE);
    if (mark != null) {
      Thread thread = new Thread(() -> watch(System.in, mark), "tutti-driver-watch");
      thread.setDaemon(true);
      thread.start();
    }
  }

  private static void watch(InputStream input, String mark) {
    if (hasDied(input)) {
      AbortMessage.print(
          System.err::println,
          CampaignProblem.DRIVER_DIED.message(
              "The driver of this campaign ended unexpectedly, so this launch ends.",
              "The measured cells are kept, and 'resume' runs the rest."));
      // Not every launcher ends all ranks if one exits before MPI is initialized.
      new ProcessTree(mark).kill();
      Runtime.getRuntime().halt(CampaignProblem.DRIVER_DIED.exitStatus());
    }
  }

  /** Waits for the end of the input; returns whether it means the end of the driver. */
  static boolean hasDied(InputStream input) {
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

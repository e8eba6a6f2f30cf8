package org.tutti.measure.process;

import java.io.IOException;
import java.io.InputStream;
import java.util.Map;
import org.tutti.diagnostics.CampaignProblem;

/**
 * Ends a rank whose driver has died, so that it does not go on measuring for nobody.
 *
 * <p>The driver holds the other end of the launcher's standard input, which launchers pass on to
 * rank 0: it ends when the driver does, however that ends, and on whatever host the rank is.
 * Waiting for it costs a rank nothing, as a thread that is blocked takes no time. Where a launcher
 * gives its ranks no standard input, that ends at once; so its end means something only after the
 * driver's {@link #START_SIGNAL} has come through it.
 */
public final class DriverWatchdog {
  /** What the driver writes first. */
  public static final int START_SIGNAL = 'T';

  private DriverWatchdog() {}

  /** Begins to watch, if a driver started this process; the environment is this process's. */
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
      // Not every launcher ends all ranks with one that leaves before MPI is initialized.
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

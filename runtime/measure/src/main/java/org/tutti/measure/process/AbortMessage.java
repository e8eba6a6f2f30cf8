package org.tutti.measure.process;

import java.util.function.Consumer;

/**
 * What a process prints before it ends others. Launchers were seen to drop output that they had not
 * yet read when a rank called MPI_Abort (MPICH), or when they were ended themselves. So whoever
 * ends a launch gives the launcher time to pass on the reason.
 */
public final class AbortMessage {
  /** Enough for a launcher that shares its core with spinning ranks. */
  private static final long FLUSH_MILLIS = 1000;

  private AbortMessage() {}

  /** Prints why the launch ends, and waits for the launcher to pass it on. */
  public static void print(Consumer<String> errors, String text) {
    errors.accept(text);
    try {
      Thread.sleep(FLUSH_MILLIS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}

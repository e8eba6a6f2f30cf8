package org.tutti.measure.process;

import java.util.function.Consumer;

/**
 * What a process says before it ends others. Launchers read what ranks write when they come to it,
 * and were seen to drop what they had not read when a rank called MPI_Abort (MPICH), or when they
 * were ended themselves. So whoever ends a launch gives the launcher time to pass on the reason.
 */
public final class AbortMessage {
  /** For a launcher that shares its core with ranks that spin. */
  private static final long PASSING_ON_MILLIS = 1000;

  private AbortMessage() {}

  /** Says why the launch ends, and waits for the launcher to pass it on. */
  public static void say(Consumer<String> errors, String text) {
    errors.accept(text);
    try {
      Thread.sleep(PASSING_ON_MILLIS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}

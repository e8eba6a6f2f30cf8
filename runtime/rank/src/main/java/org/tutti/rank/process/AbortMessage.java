package org.tutti.rank.process;

import java.util.function.Consumer;

/**
 * The message that a process prints before it ends other processes. Launchers may lose output that
 * they have not yet read when a rank calls MPI_Abort (MPICH) or when they are ended themselves, so
 * a process that ends a launch first gives the launcher time to forward the message.
 */
public final class AbortMessage {
  /** Sufficient for a launcher that shares its core with spinning ranks. */
  private static final long FLUSH_MILLIS = 1000;

  private AbortMessage() {}

  /** Prints why the launch ends, and waits for the launcher to forward it. */
  public static void print(Consumer<String> errors, String text) {
    errors.accept(text);
    awaitForwarding();
  }

  /** Waits for the launcher to forward what was printed. */
  static void awaitForwarding() {
    try {
      Thread.sleep(FLUSH_MILLIS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}

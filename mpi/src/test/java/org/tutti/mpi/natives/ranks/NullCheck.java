package org.tutti.mpi.natives.ranks;

import org.tutti.mpi.MpiSession;

/**
 * Makes the JVM use SIGSEGV for its null checks, which a communication library must not handle
 * itself. Compiled code drops its explicit null checks once it has run often enough without null.
 */
final class NullCheck implements Check {
  private static final int CALLS = 200_000;

  @Override
  public void run(MpiSession session) {
    String text = "text";
    long characters = 0;
    for (int i = 0; i < CALLS; i++) {
      characters += length(text);
    }
    int caught = 0;
    for (int i = 0; i < 10; i++) {
      try {
        characters += length(null);
      } catch (NullPointerException e) {
        caught++;
      }
    }
    if (caught != 10 || characters != (long) CALLS * text.length()) {
      throw new AssertionError(caught + " of 10 null checks, " + characters + " characters");
    }
  }

  private static int length(String text) {
    return text.length();
  }
}

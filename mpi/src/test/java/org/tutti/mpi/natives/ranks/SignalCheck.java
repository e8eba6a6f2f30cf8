package org.tutti.mpi.natives.ranks;

import org.tutti.mpi.MpiSession;

/**
 * Makes the JVM use signals that a communication library must not handle itself: SIGSEGV for null
 * checks, whose explicit ones compiled code drops once it has run often enough without null, and,
 * on x86, SIGFPE for divisions by zero.
 */
final class SignalCheck implements Check {
  private static final int CALLS = 200_000;
  private static final int EXCEPTIONS = 10;

  @Override
  public void run(MpiSession session) {
    String text = "text";
    long characters = 0;
    for (int i = 0; i < CALLS; i++) {
      characters += length(text);
    }
    int nulls = 0;
    int zeros = 0;
    for (int i = 0; i < EXCEPTIONS; i++) {
      try {
        characters += length(null);
      } catch (NullPointerException e) {
        nulls++;
      }
      try {
        characters += CALLS / length("");
      } catch (ArithmeticException e) {
        zeros++;
      }
    }
    if (nulls != EXCEPTIONS || zeros != EXCEPTIONS || characters != (long) CALLS * text.length()) {
      throw new AssertionError(
          "%d null checks and %d divisions of %d each, %d characters"
              .formatted(nulls, zeros, EXCEPTIONS, characters));
    }
  }

  private static int length(String text) {
    return text.length();
  }
}

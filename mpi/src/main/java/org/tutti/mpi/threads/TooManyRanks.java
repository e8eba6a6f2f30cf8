package org.tutti.mpi.threads;

import org.tutti.diagnostics.UserError;

/** What is said where a machine cannot hold as many ranks as were asked for. */
public final class TooManyRanks {
  private static final int TOO_MANY = 38;

  private TooManyRanks() {}

  /** The error (38) for {@code what}, a clause without its full stop, and its cause or null. */
  public static UserError of(String what, Throwable cause) {
    String why = cause == null ? "" : ": " + cause.getMessage();
    return new UserError(
        TOO_MANY,
        what + why + ".",
        "Ask for fewer ranks with -np, or give this account more memory and processes.",
        cause);
  }
}

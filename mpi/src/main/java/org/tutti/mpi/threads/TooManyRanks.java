package org.tutti.mpi.threads;

import org.tutti.diagnostics.MpiProblem;
import org.tutti.diagnostics.TuttiException;

/** The error when a machine cannot hold as many ranks as requested. */
public final class TooManyRanks {

  private TooManyRanks() {}

  /** The error (38) for {@code what}, a clause without its full stop, and its cause or null. */
  public static TuttiException of(String what, Throwable cause) {
    String why = cause == null ? "" : ": " + cause.getMessage();
    return MpiProblem.TOO_MANY_RANKS.error(
        what + why + ".",
        "Use fewer ranks with -np, or give this account more memory and processes.",
        cause);
  }
}

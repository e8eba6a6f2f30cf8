package org.tutti.mpi.mpj;

import org.tutti.mpi.MpiException;

/** Turns what MPJ Express throws into what Tutti throws. */
final class MpjErrors {
  /** MPJ Express has no error classes: MPI_ERR_OTHER as the ABI of MPI-5 numbers it. */
  private static final int OTHER = 16;

  private MpjErrors() {}

  static RuntimeException of(String function, Throwable thrown) {
    if (thrown instanceof Error error) {
      throw error;
    }
    MpiException exception = new MpiException(function, OTHER, thrown.toString());
    exception.initCause(thrown);
    return exception;
  }

  static MpiException argument(String function, String text) {
    return new MpiException(function, OTHER, text);
  }
}

package org.tutti.lab.mpj;

import org.tutti.mpi.MpiException;

/** Converts exceptions of MPJ Express into those of Tutti. */
final class MpjErrors {
  /** MPI_ERR_OTHER in the ABI of MPI-5, since MPJ Express has no error classes. */
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

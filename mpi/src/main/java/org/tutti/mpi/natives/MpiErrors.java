package org.tutti.mpi.natives;

import org.tutti.mpi.MpiException;

/** Turns MPI's error codes into exceptions. */
final class MpiErrors {
  private MpiErrors() {}

  /**
   * Does nothing for {@code MPI_SUCCESS}.
   *
   * @throws MpiException with the class and text that MPI gives for any other code
   */
  static void check(String function, int code) {
    if (code != 0) {
      throw exception(function, code);
    }
  }

  private static MpiException exception(String function, int code) {
    // MPICH returns codes that hold more than the class, so the class has to be asked for.
    int status = EnvironmentFunctions.errorClass(code, OutParameters.address());
    int errorClass = status == 0 ? OutParameters.integer() : code;
    status =
        EnvironmentFunctions.errorString(
            code, OutParameters.textAddress(), OutParameters.address());
    String text = status == 0 ? OutParameters.text(OutParameters.integer()) : "(no text)";
    return new MpiException(function, errorClass, text);
  }
}

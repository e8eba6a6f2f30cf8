package org.tutti.mpi.natives;

import org.tutti.mpi.MpiException;

/** Turns MPI's error codes into exceptions. */
final class MpiErrors {
  private MpiErrors() {}

  /** The exception with the class and text that MPI gives for a code; any thread may ask. */
  static synchronized MpiException exception(String function, int code) {
    // MPICH returns codes that hold more than the class, so the class has to be asked for.
    int status = EnvironmentFunctions.ERROR_CLASS.code(code, OutParameters.address());
    int errorClass = status == 0 ? OutParameters.integer() : code;
    status =
        EnvironmentFunctions.ERROR_STRING.code(
            code, OutParameters.textAddress(), OutParameters.address());
    String text = status == 0 ? OutParameters.text(OutParameters.integer()) : "(no text)";
    return new MpiException(function, errorClass, text);
  }
}

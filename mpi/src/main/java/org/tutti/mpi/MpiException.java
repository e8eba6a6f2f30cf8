package org.tutti.mpi;

/** An error that the MPI library reported, with its error class and its own text. */
public final class MpiException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final int errorClass;

  public MpiException(String function, int errorClass, String text) {
    super(function + " failed with error class " + errorClass + ": " + text);
    this.errorClass = errorClass;
  }

  /** MPI's error class as the loaded library numbers it. */
  public int errorClass() {
    return errorClass;
  }
}

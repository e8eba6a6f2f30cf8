package org.tutti.mpi;

/** The library behind the session does not have this operation; no figure can be had of it. */
public final class OperationNotInLibrary extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final String operation;
  private final String library;

  /**
   * @param operation as MPI calls it, such as {@code MPI_Exscan}
   * @param library its name and version
   */
  public OperationNotInLibrary(String operation, String library) {
    super(operation + " is not in this library (" + library + ")");
    this.operation = operation;
    this.library = library;
  }

  /** The operation as MPI calls it. */
  public String operation() {
    return operation;
  }

  /** The library's name and version. */
  public String library() {
    return library;
  }
}

package org.tutti.mpi;

/**
 * The library behind the session does not have this operation, or the launcher does not permit it;
 * no figure can be had of it.
 */
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

  private OperationNotInLibrary(String operation) {
    super(operation);
    this.operation = operation;
    this.library = "";
  }

  /**
   * What the launcher does not permit.
   *
   * @param what and why, in words
   */
  public static OperationNotInLibrary refused(String what) {
    return new OperationNotInLibrary(what);
  }

  /** Whether the library has it, but the launcher does not permit it. */
  public boolean isRefused() {
    return library.isEmpty();
  }

  /** The operation as MPI calls it; if the launcher does not permit it, the reason, too. */
  public String operation() {
    return operation;
  }

  /** The library's name and version; empty if it is the launcher that does not permit it. */
  public String library() {
    return library;
  }
}

package org.tutti.mpi.natives.linker;

/** The dynamic loader could not open a library; the message is the loader's. */
public final class LibraryLoadException extends Exception {
  private static final long serialVersionUID = 1L;

  public LibraryLoadException(String message) {
    super(message);
  }
}

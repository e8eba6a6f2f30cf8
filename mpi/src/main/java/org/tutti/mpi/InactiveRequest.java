package org.tutti.mpi;

/** A request was waited for, or tested, though nothing had been started with it. */
public final class InactiveRequest extends RuntimeException {
  private static final long serialVersionUID = 1L;

  public InactiveRequest() {
    super("the request is not active: it was completed before, or nothing was started with it");
  }
}

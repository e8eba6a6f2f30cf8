package org.tutti.mpi;

import org.tutti.diagnostics.MpiProblem;

/** Something was to be started with a request whose earlier communication would be lost. */
public final class RequestInUse extends IllegalStateException {
  private static final long serialVersionUID = 1L;

  private RequestInUse(String why) {
    super(MpiProblem.REQUEST_MISUSED.label() + " " + why);
  }

  /** What was started with it has not been completed. */
  public static RequestInUse active() {
    return new RequestInUse("the request is active: complete it before it is used again");
  }

  /** A persistent communication was set up with it and has not been given back. */
  public static RequestInUse persistent() {
    return new RequestInUse(
        "the request is one of a persistent communication: free it before it is used for another");
  }
}

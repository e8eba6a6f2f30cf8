package org.tutti.mpi;

import org.tutti.diagnostics.MpiProblem;

/** A request was waited for, or tested, though nothing had been started with it. */
public final class InactiveRequest extends IllegalStateException {
  private static final long serialVersionUID = 1L;

  public InactiveRequest() {
    super(
        MpiProblem.REQUEST_MISUSED.label()
            + " the request is not active: it was completed before, or nothing was started with it");
  }
}

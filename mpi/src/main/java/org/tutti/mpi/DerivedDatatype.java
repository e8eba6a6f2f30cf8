package org.tutti.mpi;

import org.tutti.diagnostics.MpiProblem;

/**
 * A datatype made by {@link Datatypes}. It is committed already: a datatype that cannot be used yet
 * has no use in a benchmark. Made in a set-up and freed in the tear-down.
 */
public class DerivedDatatype extends Datatype {
  private boolean freed;

  /** See {@link Datatype}. */
  protected DerivedDatatype(String name, long size, long extent, long end) {
    super(name, size, extent, end);
  }

  /**
   * Gives the datatype back to the library; no call accepts it any more.
   *
   * @throws org.tutti.diagnostics.TuttiException if that was done before
   */
  public final void free() {
    if (freed) {
      throw MpiProblem.USED_AFTER_FREE.error("The datatype " + name() + " was freed twice.");
    }
    freed = true;
    forbid();
    release();
  }

  /** Gives it back to the library; nothing, unless it is one of a library. */
  protected void release() {}
}

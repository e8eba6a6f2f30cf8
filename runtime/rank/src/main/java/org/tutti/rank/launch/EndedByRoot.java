package org.tutti.rank.launch;

/** The root has found a problem and reports it; this rank ends without a message of its own. */
public final class EndedByRoot extends RuntimeException {
  private static final long serialVersionUID = 1L;

  EndedByRoot() {
    super("the root has ended the launch");
  }
}

package org.tutti.measure.launch;

/** The root has found something wrong and says so itself: this rank ends without a word. */
public final class EndedByRoot extends RuntimeException {
  private static final long serialVersionUID = 1L;

  EndedByRoot() {
    super("the root has ended the launch");
  }
}

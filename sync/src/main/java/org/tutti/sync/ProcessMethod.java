package org.tutti.sync;

/** The process synchronizations, by their names on the command line and in results. */
public enum ProcessMethod {
  NONE(false),
  BARRIER(false),
  DISSEMINATION(false),
  TREE(false),
  WINDOW(true),
  ROUNDTIME(true);

  private final boolean onGlobalClock;

  ProcessMethod(boolean onGlobalClock) {
    this.onGlobalClock = onGlobalClock;
  }

  /** Whether its starts are times of the global clock. */
  public boolean onGlobalClock() {
    return onGlobalClock;
  }
}

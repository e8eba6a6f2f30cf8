package org.tutti.sync;

/** The process synchronisations, by their names on the command line and in results. */
public enum ProcessMethod {
  BARRIER(false),
  DISSEMINATION(false),
  WINDOW(true);

  private final boolean onGlobalClock;

  ProcessMethod(boolean onGlobalClock) {
    this.onGlobalClock = onGlobalClock;
  }

  /** Whether its starts are times of the global clock. */
  public boolean onGlobalClock() {
    return onGlobalClock;
  }
}

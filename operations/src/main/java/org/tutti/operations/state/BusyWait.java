package org.tutti.operations.state;

/** Time that a process spends outside of MPI without giving its processor away. */
public final class BusyWait {
  private BusyWait() {}

  public static void micros(int delay) {
    nanos(delay * 1_000L);
  }

  /** Returns at once if there is nothing to wait for. */
  public static void nanos(long delay) {
    if (delay == 0) {
      return;
    }
    long start = System.nanoTime();
    while (System.nanoTime() - start < delay) {
      Thread.onSpinWait();
    }
  }
}

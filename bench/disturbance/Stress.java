package org.tutti.bench.disturbance;

/** Takes half of a core until it is killed, in turns of 50 ms. */
public final class Stress {
  private static final long TURN_NANOS = 50_000_000;

  private Stress() {}

  public static void main(String[] arguments) throws InterruptedException {
    while (true) {
      long end = System.nanoTime() + TURN_NANOS;
      while (System.nanoTime() < end) {
        Thread.onSpinWait();
      }
      Thread.sleep(TURN_NANOS / 1_000_000);
    }
  }
}

package org.tutti.campaign.driver;

import java.time.Duration;

/** The clock by which a driver waits until the next block begins. */
@FunctionalInterface
public interface DriverClock {
  /** The clock of this machine. */
  DriverClock SYSTEM = System::nanoTime;

  /** The time in nanoseconds, as {@link System#nanoTime} counts it. */
  long nanoTime();

  /** Returns after this time. */
  default void sleep(Duration time) throws InterruptedException {
    Thread.sleep(Math.max(1, time.toMillis()));
  }
}

package org.tutti.records.launch;

import java.time.Duration;
import java.util.function.LongSupplier;

/**
 * When what was written is forced to disk: a second after the file was begun, and then once a
 * second at most. It takes milliseconds, as long as many a cell, in which all ranks wait, and only
 * a failure of the whole machine loses what is written and not forced.
 */
final class ForceInterval {
  static final Duration MIN = Duration.ofSeconds(1);

  private final LongSupplier nanos;
  private long last;

  /**
   * @param nanos the time
   */
  ForceInterval(LongSupplier nanos) {
    this.nanos = nanos;
    this.last = nanos.getAsLong();
  }

  /** Whether it is time to force what was written; if so, the caller does. */
  boolean isOver() {
    long now = nanos.getAsLong();
    boolean over = now - last >= MIN.toNanos();
    last = over ? now : last;
    return over;
  }
}

package org.tutti.sync.tsc;

import java.util.Optional;
import org.tutti.sync.clock.RankClock;

/** The time-stamp counter, in nanoseconds by a rate calibrated against the monotonic clock. */
public final class TscClock implements RankClock {
  private final long firstTick;
  private final long firstNanos;
  private final TscRate rate;

  private TscClock(TscRate rate) {
    this.rate = rate;
    this.firstTick = TscReader.read();
    this.firstNanos = System.nanoTime();
  }

  /** Why this rank cannot use the counter; empty where it can. */
  public static Optional<String> whyUnreliable() {
    return TscReliability.whyUnreliable()
        .or(
            () ->
                TscReader.isAvailable()
                    ? Optional.empty()
                    : Optional.of("this system forbids memory for the machine code that reads it"));
  }

  /**
   * Calibrates the counter, which takes a tenth of a second.
   *
   * @throws IllegalStateException where there is a {@link #whyUnreliable}
   */
  public static TscClock open() {
    whyUnreliable()
        .ifPresent(
            reason -> {
              throw new IllegalStateException(reason);
            });
    return new TscClock(TscRate.calibrate());
  }

  /** How exact its rate is. */
  public TscRate rate() {
    return rate;
  }

  @Override
  public long now() {
    return firstNanos + Math.round((TscReader.read() - firstTick) * rate.nanosPerTick());
  }

  @Override
  public String name() {
    return "TSC";
  }
}

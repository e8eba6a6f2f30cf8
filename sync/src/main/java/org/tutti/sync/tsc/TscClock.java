package org.tutti.sync.tsc;

import org.tutti.mpi.diagnostic.UserError;
import org.tutti.sync.clock.Clock;

/** The time-stamp counter, in nanoseconds by a rate calibrated against the monotonic clock. */
public final class TscClock implements Clock {
  private final long firstTick;
  private final long firstNanos;
  private final TscRate rate;

  private TscClock(TscRate rate) {
    this.rate = rate;
    this.firstTick = TscReader.read();
    this.firstNanos = System.nanoTime();
  }

  /**
   * Calibrates the counter, which takes a fifth of a second.
   *
   * @throws UserError 43 where the counter cannot be trusted or read
   */
  public static TscClock open() {
    TscTrust.doubt().ifPresent(TscClock::refuse);
    if (!TscReader.isAvailable()) {
      refuse("this system forbids memory for the machine code that reads it");
    }
    return new TscClock(TscRate.calibrate());
  }

  private static void refuse(String reason) {
    throw new UserError(
        43,
        "The time-stamp counter cannot be the clock here: " + reason + ".",
        "Bind each rank to a core (mpirun --bind-to core), or use the clock MONOTONIC.");
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

package org.tutti.records.launch;

import java.time.Duration;
import java.util.function.LongSupplier;

/**
 * The heartbeats of one rank. A position that has not changed is not written again within a second,
 * since that takes as long as some cells.
 */
public final class RankHeartbeat {
  static final Duration MIN = Duration.ofSeconds(1);

  private final Heartbeats heartbeats;
  private final int rank;
  private final LongSupplier nanos;
  private int number = -1;
  private long written;

  RankHeartbeat(Heartbeats heartbeats, int rank, LongSupplier nanos) {
    this.heartbeats = heartbeats;
    this.rank = rank;
    this.nanos = nanos;
  }

  /** The heartbeats of a rank. */
  public static RankHeartbeat of(Heartbeats heartbeats, int rank) {
    return new RankHeartbeat(heartbeats, rank, System::nanoTime);
  }

  /** Records where the rank is. */
  public void write(LaunchPosition position) {
    long now = nanos.getAsLong();
    // The number says it all; the JVM makes code when records are first compared.
    if (position.number() != number || now - written >= MIN.toNanos()) {
      heartbeats.write(rank, position);
      number = position.number();
      written = now;
    }
  }
}

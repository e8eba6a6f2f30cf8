package org.tutti.sync.clock;

import org.tutti.mpi.MpiSession;

/**
 * The library's {@code MPI_Wtime}. Its origin may be one of each process's own, and as a double of
 * seconds it resolves less the longer ago that is.
 */
public final class WtimeClock implements RankClock {
  private final MpiSession session;

  public WtimeClock(MpiSession session) {
    this.session = session;
  }

  @Override
  public long now() {
    return Math.round(session.wtime() * 1e9);
  }

  @Override
  public String name() {
    return "MPI_WTIME";
  }
}

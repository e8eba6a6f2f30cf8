package org.tutti.sync;

import java.util.Optional;
import org.tutti.diagnostics.SyncProblem;
import org.tutti.diagnostics.TuttiException;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.MpiSession;
import org.tutti.mpi.exchange.CollectiveExchange;
import org.tutti.sync.clock.RankClock;

/** Whether all ranks can trust a clock: it is read on all of them or on none. */
public final class ClockReliability {
  private ClockReliability() {}

  /**
   * Collective: why the first rank that cannot trust the clock cannot, the same text on all ranks;
   * empty where all can.
   */
  public static Optional<String> whyUnreliable(ClockKind kind, Communicator communicator) {
    Optional<String> here = kind.whyUnreliable();
    if (here.isPresent()) {
      here = Optional.of("on rank " + communicator.rank() + ", " + here.get());
    }
    return new CollectiveExchange(communicator).first(here);
  }

  /**
   * Collective: opens the clock on all ranks.
   *
   * @throws TuttiException 43 on all ranks alike if one of them cannot trust it
   */
  public static RankClock open(ClockKind kind, MpiSession session) {
    Optional<String> reason = whyUnreliable(kind, session.world());
    if (reason.isPresent()) {
      throw unreliable(kind, reason.get());
    }
    return kind.open(session);
  }

  /** The error for a user who selected a clock that cannot be trusted. */
  public static TuttiException unreliable(ClockKind kind, String reason) {
    return SyncProblem.CLOCK_NOT_TRUSTED.error(
        "The clock " + kind + " cannot be trusted: " + reason + ".",
        "Bind each rank to a core (mpirun --bind-to core, mpiexec -bind-to core), or use the clock"
            + " MONOTONIC.");
  }
}

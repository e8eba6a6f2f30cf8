package org.tutti.sync.process;

import java.util.function.Supplier;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.exchange.CollectiveExchange;
import org.tutti.sync.clock.RankClock;
import org.tutti.sync.clocksync.GlobalClock;
import org.tutti.sync.parameter.SyncParameters;

/**
 * What a process synchronization is made from.
 *
 * @param parameters those of its method
 * @param communicator one of Tutti's own, that the benchmark does not use
 * @param clock this rank's clock
 * @param globalClock the global clock as it is known now
 * @param root rank whose clock the global clock follows
 * @param waiting how to wait for a planned start
 * @param arrival when ranks are to arrive
 */
public record ProcessSyncConditions(
    SyncParameters parameters,
    Communicator communicator,
    RankClock clock,
    Supplier<? extends GlobalClock> globalClock,
    int root,
    Waiting waiting,
    ArrivalPattern arrival) {
  /** What this rank's planned starts are later by. */
  ArrivalOffsets arrivalOffsets() {
    return new ArrivalOffsets(
        arrival, communicator.rank(), communicator.size(), new CollectiveExchange(communicator));
  }
}

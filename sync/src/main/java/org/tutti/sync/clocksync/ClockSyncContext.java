package org.tutti.sync.clocksync;

import java.util.function.LongUnaryOperator;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.Datatype;
import org.tutti.mpi.MessageBuffer;
import org.tutti.sync.clock.RankClock;
import org.tutti.sync.clock.ShiftedClock;

/** What every method needs while it synchronizes, and the account of what it cost. */
public final class ClockSyncContext {
  private final Communicator communicator;
  private final RelativeRanks ranks;
  private final RankClock clock;
  private final long origin;
  private final RankClock shifted;
  private final PingPong pingPong;
  private final ModelExchange models;
  private PingPong adjusted;
  private long adjustedMessages;

  public ClockSyncContext(Communicator communicator, RankClock clock, int root) {
    this.communicator = communicator;
    this.ranks = new RelativeRanks(root, communicator.size());
    this.clock = clock;
    this.origin = clock.now();
    this.shifted = new ShiftedClock(clock, origin);
    this.pingPong = new PingPong(communicator, shifted);
    this.models = new ModelExchange(communicator);
  }

  public RelativeRanks ranks() {
    return ranks;
  }

  /** This rank's place in a tree whose root is 0. */
  public int place() {
    return ranks.place(communicator.rank());
  }

  /** Exchanges stamped with the local clock. */
  public PingPong pingPong() {
    return pingPong;
  }

  /** Exchanges stamped with the global clock that {@code model} gives this rank. */
  public PingPong pingPong(LinearModel model) {
    adjustedMessages += adjusted == null ? 0 : adjusted.messages();
    LongUnaryOperator toGlobal = local -> local - Math.round(model.drift((double) local));
    adjusted = new PingPong(communicator, new GlobalTime(shifted, toGlobal));
    return adjusted;
  }

  public ModelExchange models() {
    return models;
  }

  /** Collective: the clock of this rank's model, with what learning it cost. */
  public LearnedClockSync finish(LinearModel model, int rounds, double wander) {
    MessageBuffer rootOrigin = communicator.allocate(Datatype.LONG, 1);
    rootOrigin.putLong(0, origin);
    communicator.bcast(rootOrigin, 1, Datatype.LONG, ranks.root());
    LearnedClock global = model.clock(origin, rootOrigin.getLong(0), wander, communicator.size());
    double seconds = (clock.now() - origin) * 1e-9;
    long stamped = adjustedMessages + (adjusted == null ? 0 : adjusted.messages());
    return new LearnedClockSync.Completed(global, pingPong.messages() + stamped, rounds, seconds);
  }
}

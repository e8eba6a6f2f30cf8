package org.tutti.lab.synchronizations;

import org.tutti.annotations.SyncMethod.SyncParameterName;
import org.tutti.mpi.Communicator;
import org.tutti.sync.clock.RankClock;
import org.tutti.sync.clocksync.ClockMethod;
import org.tutti.sync.clocksync.ClockSync;
import org.tutti.sync.clocksync.ClockSyncContext;
import org.tutti.sync.clocksync.LearnedClockSync;
import org.tutti.sync.clocksync.LinearModel;
import org.tutti.sync.clocksync.MergingTree;
import org.tutti.sync.parameter.SyncParameter;

/**
 * The synchronization of Netgauge and NBCBench (Hoefler et al., as described in hunold2015, section
 * 6): offsets are measured in pairs up a binomial tree and added on their way to the root, O(log p)
 * rounds. Skew is not learned.
 */
public final class NetgaugeClockSync implements ClockSync {
  /** Exchanges without a smaller round trip after which a pair stops; 100 in Netgauge. */
  static final SyncParameter<Integer> PATIENCE = SyncParameter.count(SyncParameterName.PATIENCE);

  public static final ClockMethod METHOD =
      ClockMethod.of(
          "NETGAUGE",
          conditions ->
              new NetgaugeClockSync(
                  new NetgaugeOffset(
                      conditions.parameters().get(PATIENCE), conditions.granularity()),
                  conditions.parameters().get(ClockMethod.WANDER)));

  private final NetgaugeOffset offset;
  private final double wander;

  /**
   * @param wander relative random walk of the frequency per root second
   */
  NetgaugeClockSync(NetgaugeOffset offset, double wander) {
    this.offset = offset;
    this.wander = wander;
  }

  @Override
  public LearnedClockSync synchronize(Communicator communicator, RankClock clock, int root) {
    ClockSyncContext session = new ClockSyncContext(communicator, clock, root);
    LinearModel model = new MergingTree(offset).learn(session);
    return session.finish(model, MergingTree.rounds(session.ranks()), wander);
  }
}

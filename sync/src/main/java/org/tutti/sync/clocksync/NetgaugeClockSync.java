package org.tutti.sync.clocksync;

import org.tutti.mpi.Communicator;
import org.tutti.sync.clock.RankClock;

/**
 * The synchronization of Netgauge and NBCBench (Hoefler et al., as described in hunold2015, section
 * 6): offsets are measured in pairs up a binomial tree and added on their way to the root, O(log p)
 * rounds. Skew is not learned.
 */
public final class NetgaugeClockSync implements ClockSync {
  private final NetgaugeOffset offset;
  private final double wander;

  /**
   * @param patience exchanges without a smaller round trip before a pair is content; 100 in
   *     Netgauge
   * @param wander relative random walk of the frequency per root second
   */
  public NetgaugeClockSync(int patience, double wander) {
    this.offset = new NetgaugeOffset(patience);
    this.wander = wander;
  }

  @Override
  public String name() {
    return "NETGAUGE";
  }

  @Override
  public Synchronization synchronize(Communicator communicator, RankClock clock, int root) {
    ClockSyncContext session = new ClockSyncContext(communicator, clock, root);
    LinearModel model = new MergingTree(offset).learn(session);
    return session.finish(model, MergingTree.rounds(session.ranks()), wander);
  }
}

package org.tutti.sync.experiment;

import java.util.Arrays;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.Datatype;
import org.tutti.mpi.MessageBuffer;
import org.tutti.sync.clock.RankClock;
import org.tutti.sync.clocksync.GlobalClock;
import org.tutti.sync.clocksync.GlobalTime;
import org.tutti.sync.clocksync.PingPong;

/** Measures how far the global clocks of all ranks are from the root's, by messages. */
final class GlobalOffsets {
  private static final int EXCHANGES = 30;

  private GlobalOffsets() {}

  /**
   * Collective: the offset of each rank in nanoseconds, by rank, on every rank. Every exchange
   * confines it; what all of them leave over is halved (hunold2015, section 7, with SKaMPI's
   * estimator).
   */
  static double[] measure(Communicator communicator, RankClock clock, GlobalClock global) {
    PingPong pingPong = new PingPong(communicator, new GlobalTime(clock, global::toGlobal));
    MessageBuffer mine = communicator.allocate(Datatype.DOUBLE, 1);
    MessageBuffer all = communicator.allocate(Datatype.DOUBLE, communicator.size());
    if (communicator.rank() == 0) {
      for (int rank = 1; rank < communicator.size(); rank++) {
        pingPong.serve(rank, EXCHANGES);
      }
    } else {
      mine.putDouble(0, offset(pingPong));
    }
    communicator.allgather(mine, all, 1, Datatype.DOUBLE);
    double[] offsets = new double[communicator.size()];
    Arrays.setAll(offsets, all::getDouble);
    return offsets;
  }

  /** The largest offset of all ranks, without its sign. */
  static double largest(Communicator communicator, RankClock clock, GlobalClock global) {
    return Arrays.stream(measure(communicator, clock, global)).map(Math::abs).max().orElse(0);
  }

  private static double offset(PingPong pingPong) {
    long low = Long.MIN_VALUE;
    long high = Long.MAX_VALUE;
    for (int exchange = 0; exchange < EXCHANGES; exchange++) {
      pingPong.exchange(0);
      low = Math.max(low, pingPong.sent() - pingPong.stamp());
      high = Math.min(high, pingPong.received() - pingPong.stamp());
    }
    return low + (high - low) / 2.0;
  }
}

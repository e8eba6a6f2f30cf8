package org.tutti.lab.clocks;

import java.util.Arrays;
import java.util.Comparator;
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
   * A measured offset.
   *
   * @param nanos how far a global clock is ahead of the root's
   * @param error most that the measurement can be wrong by, in nanoseconds
   */
  record MeasuredOffset(double nanos, double error) {}

  /**
   * Collective: the offset of each rank, by rank, on every rank. Every exchange confines it; what
   * all of them leave over is halved (hunold2015, section 7, with SKaMPI's estimator).
   */
  static MeasuredOffset[] measure(Communicator communicator, RankClock clock, GlobalClock global) {
    PingPong pingPong = new PingPong(communicator, new GlobalTime(clock, global::toGlobal));
    MessageBuffer mine = communicator.allocate(Datatype.DOUBLE, 2);
    MessageBuffer all = communicator.allocate(Datatype.DOUBLE, 2 * communicator.size());
    if (communicator.rank() == 0) {
      for (int rank = 1; rank < communicator.size(); rank++) {
        pingPong.serve(rank, EXCHANGES);
      }
    } else {
      MeasuredOffset offset = offset(pingPong);
      mine.putDouble(0, offset.nanos());
      mine.putDouble(1, offset.error());
    }
    communicator.allgather(mine, all, 2, Datatype.DOUBLE);
    MeasuredOffset[] offsets = new MeasuredOffset[communicator.size()];
    Arrays.setAll(
        offsets, rank -> new MeasuredOffset(all.getDouble(2 * rank), all.getDouble(2 * rank + 1)));
    return offsets;
  }

  /** The largest offset of all ranks, without its sign. */
  static MeasuredOffset largest(Communicator communicator, RankClock clock, GlobalClock global) {
    return Arrays.stream(measure(communicator, clock, global))
        .map(offset -> new MeasuredOffset(Math.abs(offset.nanos()), offset.error()))
        .max(Comparator.comparingDouble(MeasuredOffset::nanos))
        .orElseThrow();
  }

  private static MeasuredOffset offset(PingPong pingPong) {
    long low = Long.MIN_VALUE;
    long high = Long.MAX_VALUE;
    for (int exchange = 0; exchange < EXCHANGES; exchange++) {
      pingPong.exchange(0);
      low = Math.max(low, pingPong.sent() - pingPong.stamp());
      high = Math.min(high, pingPong.received() - pingPong.stamp());
    }
    // Clocks that drift apart meanwhile can leave an empty interval: its width counts.
    return new MeasuredOffset(low + (high - low) / 2.0, Math.abs(high - low) / 2.0);
  }
}

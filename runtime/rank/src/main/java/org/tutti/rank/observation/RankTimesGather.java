package org.tutti.rank.observation;

import java.util.function.Consumer;
import java.util.function.IntToLongFunction;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.exchange.CollectiveExchange;
import org.tutti.rank.clock.ClockConversion;
import org.tutti.records.launch.RankRecord;

/**
 * Sends the times of every rank in a cell to the root, one rank after the other, so that the root
 * never holds the times of all ranks at once.
 */
public final class RankTimesGather {
  private final Communicator communicator;
  private final int position;
  private final int count;
  private final IntToLongFunction starts;
  private final IntToLongFunction runTimes;

  private RankTimesGather(
      Communicator communicator,
      int position,
      int count,
      IntToLongFunction starts,
      IntToLongFunction runTimes) {
    this.communicator = communicator;
    this.position = position;
    this.count = count;
    this.starts = starts;
    this.runTimes = runTimes;
  }

  /**
   * The times of a cell.
   *
   * @param toTime converts local time to the time of the clock that run-times are computed with
   * @param begin when the cell began, on that clock
   */
  public static RankTimesGather of(
      Communicator communicator,
      int position,
      ObservationLog log,
      ClockConversion toTime,
      long begin) {
    return new RankTimesGather(
        communicator,
        position,
        log.count(),
        index -> toTime.time(log.start(index)) - begin,
        index -> toTime.time(log.end(index)) - toTime.time(log.start(index)));
  }

  /**
   * Collective: passes the record of each rank to the consumer on the root, one after the other.
   */
  public void gather(Consumer<RankRecord> root) {
    ValueTransfer values = new ValueTransfer(communicator);
    if (communicator.rank() != CollectiveExchange.ROOT) {
      values.send(count, starts);
      values.send(count, runTimes);
      return;
    }
    for (int rank = 0; rank < communicator.size(); rank++) {
      root.accept(
          new RankRecord(
              position,
              rank,
              values.receive(count, rank, starts),
              values.receive(count, rank, runTimes)));
    }
  }
}

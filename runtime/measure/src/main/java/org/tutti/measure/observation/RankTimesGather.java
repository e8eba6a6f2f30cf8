package org.tutti.measure.observation;

import java.util.function.Consumer;
import java.util.function.IntToLongFunction;
import org.tutti.measure.clock.ClockConversion;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.Datatype;
import org.tutti.mpi.MessageBuffer;
import org.tutti.mpi.exchange.CollectiveExchange;
import org.tutti.records.launch.RankRecord;

/**
 * Sends the times of every rank in a cell to the root, one rank after the other and in small
 * messages, so that neither the root nor MPI holds the times of all ranks at once.
 */
public final class RankTimesGather {
  private static final int CHUNK = 4096;
  private static final int TAG = 71;

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
    MessageBuffer buffer = communicator.allocate(Datatype.LONG, CHUNK);
    if (communicator.rank() != CollectiveExchange.ROOT) {
      send(buffer, starts);
      send(buffer, runTimes);
      return;
    }
    for (int rank = 0; rank < communicator.size(); rank++) {
      root.accept(
          new RankRecord(
              position, rank, times(buffer, rank, starts), times(buffer, rank, runTimes)));
    }
  }

  private void send(MessageBuffer buffer, IntToLongFunction values) {
    for (int from = 0; from < count; from += CHUNK) {
      int length = Math.min(CHUNK, count - from);
      for (int index = 0; index < length; index++) {
        buffer.putLong(index, values.applyAsLong(from + index));
      }
      communicator.send(buffer, length, Datatype.LONG, CollectiveExchange.ROOT, TAG);
    }
  }

  /** On the root: its own times, or those received from another rank. */
  private long[] times(MessageBuffer buffer, int rank, IntToLongFunction own) {
    long[] times = new long[count];
    for (int from = 0; from < count; from += CHUNK) {
      int length = Math.min(CHUNK, count - from);
      if (rank != CollectiveExchange.ROOT) {
        communicator.recv(buffer, length, Datatype.LONG, rank, TAG);
      }
      for (int index = 0; index < length; index++) {
        times[from + index] =
            rank == CollectiveExchange.ROOT ? own.applyAsLong(from + index) : buffer.getLong(index);
      }
    }
    return times;
  }
}

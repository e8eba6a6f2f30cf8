package org.tutti.lab.operations.firstuse;

import org.tutti.annotations.Baseline;
import org.tutti.annotations.Benchmark;
import org.tutti.annotations.Catalog;
import org.tutti.annotations.Description;
import org.tutti.annotations.LeastProcesses;
import org.tutti.mpi.Communicator;
import org.tutti.runtime.Arrivals;
import org.tutti.runtime.Control;
import org.tutti.runtime.Message;
import org.tutti.runtime.Payload;
import org.tutti.runtime.PayloadContext;

/**
 * The first message between two ranks, for which a library may have to connect them, and those that
 * follow. A launch measures both before its first cell, with all pairs; the one observation of a
 * cell is the mean over the partners of a rank, of the slowest rank. A dry run calls what is
 * measured then.
 */
@LeastProcesses(2)
public class MeetingPairs implements Payload {
  private static final int TAG = 1;

  @Benchmark(operation = "MEETING_PAIRS", send = "8", receive = "8", datatype = byte.class)
  @Catalog(value = "pairs:first-message", suites = "first-use")
  @Description("the first exchange of 8 bytes of each pair of ranks; one observation")
  public void first(Communicator comm, Message message, Control control) {
    exchange(comm, message, control);
  }

  @Benchmark(operation = "MEETING_PAIRS", send = "8", receive = "8", datatype = byte.class)
  @Baseline
  @Catalog(value = "pairs:next-messages", suites = "first-use")
  @Description("the median of the exchanges after pairs:first-message; one observation")
  public void next(Communicator comm, Message message, Control control) {
    exchange(comm, message, control);
  }

  private static void exchange(Communicator comm, Message message, Control control) {
    int partner = partner(control.rank(), control.processes());
    if (partner >= 0) {
      comm.sendrecv(
          message.send(),
          message.count(),
          partner,
          TAG,
          message.receive(),
          message.count(),
          partner,
          TAG,
          message.datatype());
    }
  }

  /** The even rank before an odd one, and the other way; the last of an odd number has none. */
  private static int partner(int rank, int processes) {
    int other = rank % 2 == 0 ? rank + 1 : rank - 1;
    return other < processes ? other : -1;
  }

  @Override
  public void arrivals(PayloadContext place, Arrivals arrivals) {
    int partner = partner(place.rank(), place.processes());
    if (partner >= 0) {
      arrivals.block(0, place.count(), partner, 0);
    }
  }
}

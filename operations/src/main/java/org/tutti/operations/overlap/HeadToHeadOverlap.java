package org.tutti.operations.overlap;

import org.tutti.annotations.Benchmark;
import org.tutti.annotations.Catalog;
import org.tutti.annotations.Counterparts;
import org.tutti.annotations.LeastProcesses;
import org.tutti.annotations.Pattern;
import org.tutti.annotations.PointToPoint;
import org.tutti.annotations.Ranks;
import org.tutti.annotations.Role;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.Request;
import org.tutti.runtime.Message;

/**
 * The first rank and the last exchange messages while the application computes, between the sends
 * and the completion of the receives (gropp1999, section 3.4).
 */
@LeastProcesses(2)
public class HeadToHeadOverlap extends OverlapBenchmark {
  private static final int TAG = 1;

  @Override
  protected void start(Communicator comm, Message message, Request request) {
    int last = comm.size() - 1;
    boolean isPartner = comm.rank() == 0 || comm.rank() == last;
    // The others only take part in the calibration, each by itself.
    int partner = isPartner ? last - comm.rank() : comm.rank();
    comm.irecv(message.receive(), message.count(), message.datatype(), partner, TAG, request);
    comm.send(message.send(), message.count(), message.datatype(), partner, TAG);
  }

  @PointToPoint(Pattern.FIRST_WITH_LAST)
  @Catalog(value = "head-to-head:pure", suites = "overlap")
  @Role(Ranks.FIRST)
  public void pure(Communicator comm, Message message) {
    startAndWait(comm, message);
  }

  @Role(value = Ranks.LAST, of = "pure")
  public void pureOfLast(Communicator comm, Message message) {
    startAndWait(comm, message);
  }

  @Benchmark(operation = "COMPUTE")
  @Catalog(value = "head-to-head:work", suites = "overlap")
  public void work() {
    compute();
  }

  @PointToPoint(Pattern.FIRST_WITH_LAST)
  @Catalog(value = "head-to-head:overlapped", suites = "overlap")
  @Counterparts(mpptest = "mpptest -overlap")
  @Role(Ranks.FIRST)
  public void overlapped(Communicator comm, Message message) {
    overlap(comm, message);
  }

  @Role(value = Ranks.LAST, of = "overlapped")
  public void overlappedOfLast(Communicator comm, Message message) {
    overlap(comm, message);
  }
}

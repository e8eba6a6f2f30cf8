package org.tutti.operations.onesided;

import java.util.List;
import java.util.Optional;
import org.tutti.mpi.ReduceOp;
import org.tutti.runtime.Arrivals;
import org.tutti.runtime.PayloadContext;

/** The first rank adds what it sends to the memory of the last one. */
public abstract class AccumulatingBenchmark extends OneSidedBenchmark {
  AccumulatingBenchmark() {
    super(WindowAccess.WRITE);
  }

  @Override
  public Optional<ReduceOp> reduction() {
    return Optional.of(ReduceOp.SUM);
  }

  @Override
  public void arrivals(PayloadContext place, Arrivals arrivals) {
    int last = place.processes() - 1;
    if (place.rank() == last) {
      arrivals.reduced(
          0,
          place.sendElements(),
          List.of(
              new Arrivals.Source(0, Arrivals.Buffer.SEND),
              new Arrivals.Source(last, Arrivals.Buffer.RECEIVE)),
          0);
    }
  }

  /** That the first rank has read what was there before. */
  static void fetched(PayloadContext place, Arrivals arrivals) {
    if (place.rank() == 0) {
      int last = place.processes() - 1;
      arrivals.from(Arrivals.Buffer.RECEIVE).block(0, place.sendElements(), last, 0);
    }
  }
}

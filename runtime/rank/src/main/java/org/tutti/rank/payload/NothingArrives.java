package org.tutti.rank.payload;

import java.util.Optional;
import org.tutti.mpi.ReduceOp;
import org.tutti.runtime.Arrivals;
import org.tutti.runtime.Payload;
import org.tutti.runtime.PayloadContext;

/**
 * The payload of ranks that wait while others perform the operation, which are as often checked.
 *
 * @param others the payload of the others
 */
record NothingArrives(Payload others) implements Payload {
  @Override
  public long sendElements(PayloadContext place) {
    return 0;
  }

  @Override
  public long receiveElements(PayloadContext place) {
    return 0;
  }

  @Override
  public Optional<ReduceOp> reduction() {
    return others.reduction();
  }

  @Override
  public void arrivals(PayloadContext place, Arrivals arrivals) {}
}

package org.tutti.lab.stress;

import org.tutti.mpi.ReduceOp;
import org.tutti.runtime.Arrivals;
import org.tutti.runtime.Payload;
import org.tutti.runtime.PayloadContext;

/**
 * A message each way between two ranks.
 *
 * @param replaces whether the message that arrives replaces the one that was sent
 */
record PairData(boolean replaces) implements StressData {
  @Override
  public Payload payload(ReduceOp op) {
    return this::arrivals;
  }

  @Override
  public int sendBlocks(int processes) {
    return 1;
  }

  @Override
  public int receiveBlocks(int processes) {
    return 1;
  }

  @Override
  public boolean isBetweenPairs() {
    return true;
  }

  private void arrivals(PayloadContext place, Arrivals arrivals) {
    Arrivals into = replaces ? arrivals.into(Arrivals.Buffer.SEND) : arrivals;
    into.block(0, place.count(), place.partner(), 0);
  }
}

package org.tutti.lab.stress;

import org.tutti.mpi.ReduceOp;
import org.tutti.runtime.Payload;
import org.tutti.runtime.StandardPayload;

/** The data of a collective operation whose blocks are all of the same size. */
record EqualBlocksData(StandardPayload operation) implements StressData {
  @Override
  public Payload payload(ReduceOp op) {
    return operation.reducing(op);
  }

  @Override
  public int sendBlocks(int processes) {
    return operation.operation().send().blocks(processes);
  }

  @Override
  public int receiveBlocks(int processes) {
    return operation.operation().receive().blocks(processes);
  }
}

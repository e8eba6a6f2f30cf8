package org.tutti.operations.neighborhood;

import org.tutti.annotations.Benchmark;
import org.tutti.annotations.Catalog;
import org.tutti.annotations.Operation;
import org.tutti.annotations.Param;
import org.tutti.annotations.Setup;
import org.tutti.mpi.NumberOp;
import org.tutti.mpi.ReduceOp;
import org.tutti.runtime.Message;

/**
 * {@code MPI_Allreduce} on a topology's communicator: all processes get the reduction of all
 * blocks.
 */
public class TopologyAllreduce extends TopologyCollective {
  /** How elements are combined. */
  @Param("SUM")
  public NumberOp reduction;

  private ReduceOp op;

  public TopologyAllreduce() {
    super(Operation.ALLREDUCE);
  }

  @Setup
  public void choose() {
    op = op();
  }

  @Override
  ReduceOp op() {
    return ReduceOp.of(reduction);
  }

  @Override
  @Benchmark(operation = "ALLREDUCE", datatype = double.class)
  @Catalog(value = "MPI_Allreduce:topology", suites = "neighborhoods")
  public void exchange(Message message) {
    topology.allreduce(message.send(), message.receive(), message.count(), message.datatype(), op);
  }
}

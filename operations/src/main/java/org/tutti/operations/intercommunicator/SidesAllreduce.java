package org.tutti.operations.intercommunicator;

import java.util.Optional;
import org.tutti.annotations.Benchmark;
import org.tutti.annotations.Catalog;
import org.tutti.annotations.Operation;
import org.tutti.annotations.Param;
import org.tutti.annotations.Setup;
import org.tutti.mpi.NumberOp;
import org.tutti.mpi.ReduceOp;
import org.tutti.runtime.Message;

/**
 * {@code MPI_Allreduce} on an intercommunicator: all processes get the reduction of the other
 * side's blocks.
 */
public class SidesAllreduce extends SidesCollective {
  /** How elements are combined. */
  @Param("SUM")
  public NumberOp reduction;

  private ReduceOp op;

  public SidesAllreduce() {
    super(Operation.ALLREDUCE);
  }

  @Setup
  public void choose() {
    op = ReduceOp.of(reduction);
  }

  @Override
  Optional<ReduceOp> op() {
    return Optional.of(ReduceOp.of(reduction));
  }

  @Benchmark(operation = "ALLREDUCE", datatype = double.class)
  @Catalog(value = "MPI_Allreduce:intercommunicator", suites = "intercommunicators")
  public void call(Message message) {
    sides.allreduce(message.send(), message.receive(), message.count(), message.datatype(), op);
  }
}

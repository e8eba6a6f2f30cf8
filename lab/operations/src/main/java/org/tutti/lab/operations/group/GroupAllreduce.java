package org.tutti.lab.operations.group;

import org.tutti.annotations.Benchmark;
import org.tutti.annotations.Catalog;
import org.tutti.annotations.Counterparts;
import org.tutti.annotations.Operation;
import org.tutti.annotations.Param;
import org.tutti.annotations.Setup;
import org.tutti.mpi.NumberOp;
import org.tutti.mpi.ReduceOp;
import org.tutti.runtime.Message;

/** {@code MPI_Allreduce} of groups: all processes of a group get the reduction of its blocks. */
public class GroupAllreduce extends GroupCollective {
  /** How elements are combined. */
  @Param("SUM")
  public NumberOp reduction;

  private ReduceOp op;

  public GroupAllreduce() {
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

  @Benchmark(operation = "ALLREDUCE", datatype = double.class)
  @Catalog(value = "MPI_Allreduce:groups", suites = "groups")
  @Counterparts(imb = "IMB-MPI1 -multi Allreduce, -npmin Allreduce")
  public void call(Message message) {
    if (takesPart) {
      group.allreduce(message.send(), message.receive(), message.count(), message.datatype(), op);
    }
  }
}

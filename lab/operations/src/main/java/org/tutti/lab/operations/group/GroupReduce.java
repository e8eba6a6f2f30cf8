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

/** {@code MPI_Reduce} of groups: the root of a group gets the reduction of its blocks. */
public class GroupReduce extends GroupCollective {
  /** How elements are combined. */
  @Param("SUM")
  public NumberOp reduction;

  private ReduceOp op;

  public GroupReduce() {
    super(Operation.REDUCE);
  }

  @Setup
  public void choose() {
    op = op();
  }

  @Override
  ReduceOp op() {
    return ReduceOp.of(reduction);
  }

  @Benchmark(operation = "REDUCE", datatype = double.class)
  @Catalog(value = "MPI_Reduce:groups", suites = "groups")
  @Counterparts(imb = "IMB-MPI1 -multi Reduce, -npmin Reduce")
  public void call(Message message) {
    if (takesPart) {
      group.reduce(
          message.send(),
          message.receive(),
          message.count(),
          message.datatype(),
          op,
          root(message));
    }
  }
}

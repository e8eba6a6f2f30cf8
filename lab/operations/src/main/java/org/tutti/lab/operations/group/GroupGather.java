package org.tutti.lab.operations.group;

import org.tutti.annotations.Benchmark;
import org.tutti.annotations.Catalog;
import org.tutti.annotations.Counterparts;
import org.tutti.annotations.Operation;
import org.tutti.runtime.Message;

/** {@code MPI_Gather} of groups: the root of a group gets a block of each process. */
public class GroupGather extends GroupCollective {
  public GroupGather() {
    super(Operation.GATHER);
  }

  @Benchmark(operation = "GATHER")
  @Catalog(value = "MPI_Gather:groups", suites = "groups")
  @Counterparts(imb = "IMB-MPI1 -multi Gather, -npmin Gather")
  public void call(Message message) {
    if (takesPart) {
      group.gather(
          message.send(), message.receive(), message.count(), message.datatype(), root(message));
    }
  }
}

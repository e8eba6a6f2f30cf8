package org.tutti.lab.operations.group;

import org.tutti.annotations.Benchmark;
import org.tutti.annotations.Catalog;
import org.tutti.annotations.Counterparts;
import org.tutti.annotations.Operation;
import org.tutti.runtime.Message;

/** {@code MPI_Bcast} of groups: all processes of a group get the block of its root. */
public class GroupBcast extends GroupCollective {
  public GroupBcast() {
    super(Operation.BCAST);
  }

  @Benchmark(operation = "BCAST")
  @Catalog(value = "MPI_Bcast:groups", suites = "groups")
  @Counterparts(imb = "IMB-MPI1 -multi Bcast, -npmin Bcast")
  public void call(Message message) {
    if (takesPart) {
      group.bcast(message.send(), message.count(), message.datatype(), root(message));
    }
  }
}

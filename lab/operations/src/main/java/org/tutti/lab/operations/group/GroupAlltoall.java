package org.tutti.lab.operations.group;

import org.tutti.annotations.Benchmark;
import org.tutti.annotations.Catalog;
import org.tutti.annotations.Counterparts;
import org.tutti.annotations.Operation;
import org.tutti.runtime.Message;

/** {@code MPI_Alltoall} of groups: each process of a group gets a block of each. */
public class GroupAlltoall extends GroupCollective {
  public GroupAlltoall() {
    super(Operation.ALLTOALL);
  }

  @Benchmark(operation = "ALLTOALL")
  @Catalog(value = "MPI_Alltoall:groups", suites = "groups")
  @Counterparts(imb = "IMB-MPI1 -multi Alltoall, -npmin Alltoall")
  public void call(Message message) {
    if (takesPart) {
      group.alltoall(message.send(), message.receive(), message.count(), message.datatype());
    }
  }
}

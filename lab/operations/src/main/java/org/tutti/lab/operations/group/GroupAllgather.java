package org.tutti.lab.operations.group;

import org.tutti.annotations.Benchmark;
import org.tutti.annotations.Catalog;
import org.tutti.annotations.Counterparts;
import org.tutti.annotations.Operation;
import org.tutti.runtime.Message;

/** {@code MPI_Allgather} of groups: all processes of a group get a block of each. */
public class GroupAllgather extends GroupCollective {
  public GroupAllgather() {
    super(Operation.ALLGATHER);
  }

  @Benchmark(operation = "ALLGATHER")
  @Catalog(value = "MPI_Allgather:groups", suites = "groups")
  @Counterparts(imb = "IMB-MPI1 -multi Allgather, -npmin Allgather")
  public void call(Message message) {
    if (takesPart) {
      group.allgather(message.send(), message.receive(), message.count(), message.datatype());
    }
  }
}

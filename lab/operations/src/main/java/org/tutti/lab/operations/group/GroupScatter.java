package org.tutti.lab.operations.group;

import org.tutti.annotations.Benchmark;
import org.tutti.annotations.Catalog;
import org.tutti.annotations.Counterparts;
import org.tutti.annotations.Operation;
import org.tutti.runtime.Message;

/** {@code MPI_Scatter} of groups: each process of a group gets a block of its root. */
public class GroupScatter extends GroupCollective {
  public GroupScatter() {
    super(Operation.SCATTER);
  }

  @Benchmark(operation = "SCATTER")
  @Catalog(value = "MPI_Scatter:groups", suites = "groups")
  @Counterparts(imb = "IMB-MPI1 -multi Scatter, -npmin Scatter")
  public void call(Message message) {
    if (takesPart) {
      group.scatter(
          message.send(), message.receive(), message.count(), message.datatype(), root(message));
    }
  }
}

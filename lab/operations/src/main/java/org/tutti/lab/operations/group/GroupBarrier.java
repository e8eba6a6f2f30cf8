package org.tutti.lab.operations.group;

import org.tutti.annotations.Benchmark;
import org.tutti.annotations.Catalog;
import org.tutti.annotations.Counterparts;
import org.tutti.annotations.Operation;

/** {@code MPI_Barrier} of groups: no process leaves before all of its group have entered. */
public class GroupBarrier extends GroupCollective {
  public GroupBarrier() {
    super(Operation.BARRIER);
  }

  @Benchmark(operation = "BARRIER", send = "0", receive = "0")
  @Catalog(value = "MPI_Barrier:groups", suites = "groups")
  @Counterparts(imb = "IMB-MPI1 -multi Barrier, -npmin Barrier")
  public void call() {
    if (takesPart) {
      group.barrier();
    }
  }
}

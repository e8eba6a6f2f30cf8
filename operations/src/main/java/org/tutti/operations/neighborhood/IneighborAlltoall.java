package org.tutti.operations.neighborhood;

import org.tutti.annotations.Benchmark;
import org.tutti.annotations.Catalog;
import org.tutti.annotations.Counterparts;
import org.tutti.annotations.Param;
import org.tutti.operations.overlap.Work;
import org.tutti.runtime.Message;

/**
 * {@code MPI_Ineighbor_alltoall}, waited for after an amount of work: every process sends a block
 * to each neighbor.
 */
public class IneighborAlltoall extends AlltoallNeighborhood {
  /** Counts of work before the operation is waited for: w in algorithm 1 of luebbe2017. */
  @Param("0")
  public long work;

  private long state = 1;

  @Override
  long work() {
    return work;
  }

  @Override
  @Benchmark(operation = "NEIGHBOR_ALLTOALL")
  @Catalog(value = "MPI_Ineighbor_alltoall", suites = "neighborhoods")
  @Counterparts(osu = "osu_ineighbor_alltoall, pure time")
  public void exchange(Message message) {
    topology.ineighborAlltoall(
        message.send(), message.receive(), message.count(), message.datatype(), request);
    state = Work.count(work, state);
    request.waitFor();
  }
}

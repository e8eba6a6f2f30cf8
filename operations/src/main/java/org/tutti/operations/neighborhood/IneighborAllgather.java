package org.tutti.operations.neighborhood;

import org.tutti.annotations.Benchmark;
import org.tutti.annotations.Catalog;
import org.tutti.annotations.Counterparts;
import org.tutti.annotations.Param;
import org.tutti.operations.overlap.Work;
import org.tutti.runtime.Message;

/**
 * {@code MPI_Ineighbor_allgather}, waited for after an amount of work: every process sends one
 * block to all neighbors.
 */
public class IneighborAllgather extends AllgatherNeighborhood {
  /** Counts of work before the operation is waited for: w in algorithm 1 of luebbe2017. */
  @Param("0")
  public long work;

  private long state = 1;

  @Override
  long work() {
    return work;
  }

  @Override
  @Benchmark(operation = "NEIGHBOR_ALLGATHER")
  @Catalog(value = "MPI_Ineighbor_allgather", suites = "neighborhoods")
  @Counterparts(osu = "osu_ineighbor_allgather, pure time")
  public void exchange(Message message) {
    topology.ineighborAllgather(
        message.send(), message.receive(), message.count(), message.datatype(), request);
    state = Work.count(work, state);
    request.waitFor();
  }
}

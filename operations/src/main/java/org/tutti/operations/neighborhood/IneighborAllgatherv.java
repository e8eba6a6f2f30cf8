package org.tutti.operations.neighborhood;

import org.tutti.annotations.Benchmark;
import org.tutti.annotations.Catalog;
import org.tutti.annotations.Counterparts;
import org.tutti.annotations.Param;
import org.tutti.mpi.Blocks;
import org.tutti.operations.overlap.Work;
import org.tutti.runtime.Message;

/**
 * {@code MPI_Ineighbor_allgatherv}, waited for after an amount of work: every process sends one
 * block to all neighbors, with counts and displacements.
 */
public class IneighborAllgatherv extends AllgathervNeighborhood {
  /** Counts of work before the operation is waited for: w in algorithm 1 of luebbe2017. */
  @Param("0")
  public long work;

  private long state = 1;

  @Override
  long work() {
    return work;
  }

  private Blocks blocks;
  private int own;

  @Override
  protected void prepare(Message message) {
    blocks = blocks(received(message.count()), message);
    own = own(message.count());
  }

  @Override
  @Benchmark(operation = "NEIGHBOR_ALLGATHERV")
  @Catalog(value = "MPI_Ineighbor_allgatherv", suites = "neighborhoods")
  @Counterparts(osu = "osu_ineighbor_allgatherv, pure time")
  public void exchange(Message message) {
    topology.ineighborAllgatherv(
        message.send(), own, message.receive(), blocks, message.datatype(), request);
    state = Work.count(work, state);
    request.waitFor();
  }
}

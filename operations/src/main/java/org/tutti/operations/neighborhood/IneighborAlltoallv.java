package org.tutti.operations.neighborhood;

import org.tutti.annotations.Benchmark;
import org.tutti.annotations.Catalog;
import org.tutti.annotations.Counterparts;
import org.tutti.annotations.Param;
import org.tutti.mpi.Blocks;
import org.tutti.operations.overlap.Work;
import org.tutti.runtime.Message;

/**
 * {@code MPI_Ineighbor_alltoallv}, waited for after an amount of work: every process sends a block
 * to each neighbor, with counts and displacements.
 */
public class IneighborAlltoallv extends AlltoallvNeighborhood {
  /** Counts of work before the operation is waited for: w in algorithm 1 of luebbe2017. */
  @Param("0")
  public long work;

  private long state = 1;

  @Override
  long work() {
    return work;
  }

  private Blocks out;
  private Blocks in;

  @Override
  protected void prepare(Message message) {
    out = blocks(sent(message.count()), message);
    in = blocks(received(message.count()), message);
  }

  @Override
  @Benchmark(operation = "NEIGHBOR_ALLTOALLV")
  @Catalog(value = "MPI_Ineighbor_alltoallv", suites = "neighborhoods")
  @Counterparts(osu = "osu_ineighbor_alltoallv, pure time")
  public void exchange(Message message) {
    topology.ineighborAlltoallv(
        message.send(), out, message.receive(), in, message.datatype(), request);
    state = Work.count(work, state);
    request.waitFor();
  }
}

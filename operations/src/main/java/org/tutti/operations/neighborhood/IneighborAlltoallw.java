package org.tutti.operations.neighborhood;

import org.tutti.annotations.Benchmark;
import org.tutti.annotations.Catalog;
import org.tutti.annotations.Counterparts;
import org.tutti.annotations.Param;
import org.tutti.mpi.TypedBlocks;
import org.tutti.operations.overlap.Work;
import org.tutti.runtime.Message;

/**
 * {@code MPI_Ineighbor_alltoallw}, waited for after an amount of work: every process sends a block
 * to each neighbor, with datatypes of their own.
 */
public class IneighborAlltoallw extends AlltoallvNeighborhood {
  /** Counts of work before the operation is waited for: w in algorithm 1 of luebbe2017. */
  @Param("0")
  public long work;

  private long state = 1;

  @Override
  long work() {
    return work;
  }

  private TypedBlocks out;
  private TypedBlocks in;

  @Override
  protected void prepare(Message message) {
    out = typedBlocks(sent(message.count()), message);
    in = typedBlocks(received(message.count()), message);
  }

  @Override
  @Benchmark(operation = "NEIGHBOR_ALLTOALLW")
  @Catalog(value = "MPI_Ineighbor_alltoallw", suites = "neighborhoods")
  @Counterparts(osu = "osu_ineighbor_alltoallw, pure time")
  public void exchange(Message message) {
    topology.ineighborAlltoallw(message.send(), out, message.receive(), in, request);
    state = Work.count(work, state);
    request.waitFor();
  }
}

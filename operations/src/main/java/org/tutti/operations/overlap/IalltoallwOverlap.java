package org.tutti.operations.overlap;

import org.tutti.annotations.Benchmark;
import org.tutti.annotations.Catalog;
import org.tutti.annotations.Collective;
import org.tutti.annotations.Counterparts;
import org.tutti.annotations.Operation;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.Request;
import org.tutti.mpi.TypedBlocks;
import org.tutti.operations.state.TypedBlocksOfMessage;
import org.tutti.runtime.Message;

/** {@code MPI_Ialltoallw} while the application computes. */
public class IalltoallwOverlap extends OverlapBenchmark {
  private TypedBlocks blocks;

  @Override
  protected void prepare(Communicator comm, Message message) {
    blocks = TypedBlocksOfMessage.of(comm, message);
  }

  @Override
  protected void start(Communicator comm, Message message, Request request) {
    comm.ialltoallw(message.send(), blocks, message.receive(), blocks, request);
  }

  @Collective(value = Operation.ALLTOALLW, datatype = byte.class)
  @Catalog(value = "MPI_Ialltoallw:pure", suites = "overlap")
  public void pure(Communicator comm, Message message) {
    startAndWait(comm, message);
  }

  @Benchmark(
      operation = "COMPUTE",
      send = "p * msize",
      receive = "p * msize",
      datatype = byte.class)
  @Catalog(value = "MPI_Ialltoallw:work", suites = "overlap")
  public void work() {
    compute();
  }

  @Collective(value = Operation.ALLTOALLW, datatype = byte.class)
  @Catalog(value = "MPI_Ialltoallw:overlapped", suites = "overlap")
  @Counterparts(osu = "osu_ialltoallw")
  public void overlapped(Communicator comm, Message message) {
    overlap(comm, message);
  }
}

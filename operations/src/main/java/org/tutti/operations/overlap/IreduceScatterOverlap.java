package org.tutti.operations.overlap;

import org.tutti.annotations.Benchmark;
import org.tutti.annotations.Catalog;
import org.tutti.annotations.Collective;
import org.tutti.annotations.Counterparts;
import org.tutti.annotations.Operation;
import org.tutti.mpi.Blocks;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.Request;
import org.tutti.operations.state.BlocksOfMessage;
import org.tutti.runtime.Message;

/** {@code MPI_Ireduce_scatter} while the application computes. */
public class IreduceScatterOverlap extends OverlapBenchmark {
  private Blocks blocks;

  @Override
  protected void prepare(Communicator comm, Message message) {
    blocks = BlocksOfMessage.of(comm, message);
  }

  @Override
  protected void start(Communicator comm, Message message, Request request) {
    comm.ireduceScatter(
        message.send(), message.receive(), blocks, message.datatype(), message.op(), request);
  }

  @Collective(Operation.REDUCE_SCATTER)
  @Catalog(value = "MPI_Ireduce_scatter:pure", suites = "overlap")
  public void pure(Communicator comm, Message message) {
    startAndWait(comm, message);
  }

  @Benchmark(
      operation = "COMPUTE",
      send = "p * msize",
      receive = "p * msize",
      datatype = double.class)
  @Catalog(value = "MPI_Ireduce_scatter:work", suites = "overlap")
  public void work() {
    compute();
  }

  @Collective(Operation.REDUCE_SCATTER)
  @Catalog(value = "MPI_Ireduce_scatter:overlapped", suites = "overlap")
  @Counterparts(osu = "osu_ireduce_scatter", imb = "IMB-NBC Ireduce_scatter")
  public void overlapped(Communicator comm, Message message) {
    overlap(comm, message);
  }
}

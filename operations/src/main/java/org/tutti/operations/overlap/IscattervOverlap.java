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

/** {@code MPI_Iscatterv} while the application computes. */
public class IscattervOverlap extends OverlapBenchmark {
  private Blocks blocks;
  private int own;

  @Override
  protected void prepare(Communicator comm, Message message) {
    blocks = BlocksOfMessage.of(comm, message);
    own = blocks.count(comm.rank());
  }

  @Override
  protected void start(Communicator comm, Message message, Request request) {
    comm.iscatterv(
        message.send(),
        blocks,
        message.receive(),
        own,
        message.datatype(),
        message.root(),
        request);
  }

  @Collective(value = Operation.SCATTERV, datatype = byte.class)
  @Catalog(value = "MPI_Iscatterv:pure", suites = "overlap")
  public void pure(Communicator comm, Message message) {
    startAndWait(comm, message);
  }

  @Benchmark(
      operation = "COMPUTE",
      send = "p * msize",
      receive = "p * msize",
      datatype = byte.class)
  @Catalog(value = "MPI_Iscatterv:work", suites = "overlap")
  public void work() {
    compute();
  }

  @Collective(value = Operation.SCATTERV, datatype = byte.class)
  @Catalog(value = "MPI_Iscatterv:overlapped", suites = "overlap")
  @Counterparts(osu = "osu_iscatterv", imb = "IMB-NBC Iscatterv")
  public void overlapped(Communicator comm, Message message) {
    overlap(comm, message);
  }
}

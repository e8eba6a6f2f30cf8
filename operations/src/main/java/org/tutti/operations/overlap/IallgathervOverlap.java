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

/** {@code MPI_Iallgatherv} while the application computes. */
public class IallgathervOverlap extends OverlapBenchmark {
  private Blocks blocks;
  private int own;

  @Override
  protected void prepare(Communicator comm, Message message) {
    blocks = BlocksOfMessage.of(comm, message);
    own = blocks.count(comm.rank());
  }

  @Override
  protected void start(Communicator comm, Message message, Request request) {
    comm.iallgatherv(message.send(), own, message.receive(), blocks, message.datatype(), request);
  }

  @Collective(value = Operation.ALLGATHERV, datatype = byte.class)
  @Catalog(value = "MPI_Iallgatherv:pure", suites = "overlap")
  public void pure(Communicator comm, Message message) {
    startAndWait(comm, message);
  }

  @Benchmark(
      operation = "COMPUTE",
      send = "p * msize",
      receive = "p * msize",
      datatype = byte.class)
  @Catalog(value = "MPI_Iallgatherv:work", suites = "overlap")
  public void work() {
    compute();
  }

  @Collective(value = Operation.ALLGATHERV, datatype = byte.class)
  @Catalog(value = "MPI_Iallgatherv:overlapped", suites = "overlap")
  @Counterparts(osu = "osu_iallgatherv", imb = "IMB-NBC Iallgatherv")
  public void overlapped(Communicator comm, Message message) {
    overlap(comm, message);
  }
}

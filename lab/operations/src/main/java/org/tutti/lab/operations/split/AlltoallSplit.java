package org.tutti.lab.operations.split;

import org.tutti.annotations.Benchmark;
import org.tutti.annotations.Catalog;
import org.tutti.annotations.Description;
import org.tutti.annotations.Setup;
import org.tutti.mpi.Communicator;
import org.tutti.runtime.Arrivals;
import org.tutti.runtime.Message;
import org.tutti.runtime.Payload;
import org.tutti.runtime.PayloadContext;

/** {@code MPI_Alltoall} in pieces. */
public class AlltoallSplit extends SplitMessage implements Payload {
  @Setup
  public void make(Communicator comm, Message message) {
    split(message, comm.size(), comm.size());
  }

  @Benchmark(
      operation = "ALLTOALL",
      send = "p * msize",
      receive = "p * msize",
      datatype = byte.class)
  @Catalog(value = "MPI_Alltoall:split", suites = "split")
  @Description("several calls, each with a piece of the message")
  public void alltoall(Communicator comm, Message message) {
    for (int piece = 0; piece < pieces; piece++) {
      comm.alltoall(send[piece], receive[piece], lengths[piece], message.datatype());
    }
  }

  @Override
  public void arrivals(PayloadContext place, Arrivals arrivals) {
    blocksOfAll(place, arrivals, true);
  }
}

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

/** {@code MPI_Allgather} in pieces. */
public class AllgatherSplit extends SplitMessage implements Payload {
  @Setup
  public void make(Communicator comm, Message message) {
    split(message, 1, comm.size());
  }

  @Benchmark(operation = "ALLGATHER", send = "msize", receive = "p * msize", datatype = byte.class)
  @Catalog(value = "MPI_Allgather:split", suites = "split")
  @Description("several calls, each with a piece of the message")
  public void allgather(Communicator comm, Message message) {
    for (int piece = 0; piece < pieces; piece++) {
      comm.allgather(send[piece], receive[piece], lengths[piece], message.datatype());
    }
  }

  @Override
  public void arrivals(PayloadContext place, Arrivals arrivals) {
    blocksOfAll(place, arrivals, false);
  }
}

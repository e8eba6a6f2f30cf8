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

/** {@code MPI_Gather} in pieces. */
public class GatherSplit extends SplitMessage implements Payload {
  @Setup
  public void make(Communicator comm, Message message) {
    split(message, 1, comm.size());
  }

  @Benchmark(operation = "GATHER", send = "msize", receive = "p * msize", datatype = byte.class)
  @Catalog(value = "MPI_Gather:split", suites = "split")
  @Description("several calls, each with a piece of the message")
  public void gather(Communicator comm, Message message) {
    for (int piece = 0; piece < pieces; piece++) {
      comm.gather(send[piece], receive[piece], lengths[piece], message.datatype(), message.root());
    }
  }

  @Override
  public void arrivals(PayloadContext place, Arrivals arrivals) {
    if (!place.isRoot()) {
      arrivals.undefined(0, place.receiveElements());
    } else {
      blocksOfAll(place, arrivals, false);
    }
  }
}

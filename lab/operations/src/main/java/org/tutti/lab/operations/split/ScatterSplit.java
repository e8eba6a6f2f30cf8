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

/** {@code MPI_Scatter} in pieces. */
public class ScatterSplit extends SplitMessage implements Payload {
  @Setup
  public void make(Communicator comm, Message message) {
    split(message, comm.size(), 1);
  }

  @Benchmark(operation = "SCATTER", send = "p * msize", receive = "msize", datatype = byte.class)
  @Catalog(value = "MPI_Scatter:split", suites = "split")
  @Description("several calls, each with a piece of the message")
  public void scatter(Communicator comm, Message message) {
    for (int piece = 0; piece < pieces; piece++) {
      comm.scatter(send[piece], receive[piece], lengths[piece], message.datatype(), message.root());
    }
  }

  @Override
  public void arrivals(PayloadContext place, Arrivals arrivals) {
    for (int piece = 0; piece < pieces; piece++) {
      int start = start(piece, place.count());
      int length = start(piece + 1, place.count()) - start;
      long block = (long) place.processes() * start + (long) place.rank() * length;
      arrivals.block(start, length, place.root(), block);
    }
  }
}

package org.tutti.lab.operations.split;

import org.tutti.annotations.Catalog;
import org.tutti.annotations.Collective;
import org.tutti.annotations.Description;
import org.tutti.annotations.Operation;
import org.tutti.annotations.Setup;
import org.tutti.mpi.Communicator;
import org.tutti.runtime.Message;

/** {@code MPI_Reduce} in pieces. */
public class ReduceSplit extends SplitMessage {
  @Setup
  public void make(Message message) {
    split(message, 1, 1);
  }

  @Collective(Operation.REDUCE)
  @Catalog(value = "MPI_Reduce:split", suites = "split")
  @Description("several calls, each with a piece of the message")
  public void reduce(Communicator comm, Message message) {
    for (int piece = 0; piece < pieces; piece++) {
      comm.reduce(
          send[piece],
          receive[piece],
          lengths[piece],
          message.datatype(),
          message.op(),
          message.root());
    }
  }
}

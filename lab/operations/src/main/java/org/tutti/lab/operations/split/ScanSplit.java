package org.tutti.lab.operations.split;

import org.tutti.annotations.Catalog;
import org.tutti.annotations.Collective;
import org.tutti.annotations.Description;
import org.tutti.annotations.Operation;
import org.tutti.annotations.Setup;
import org.tutti.mpi.Communicator;
import org.tutti.runtime.Message;

/** {@code MPI_Scan} in pieces. */
public class ScanSplit extends SplitMessage {
  @Setup
  public void make(Message message) {
    split(message, 1, 1);
  }

  @Collective(Operation.SCAN)
  @Catalog(value = "MPI_Scan:split", suites = "split")
  @Description("several calls, each with a piece of the message")
  public void scan(Communicator comm, Message message) {
    for (int piece = 0; piece < pieces; piece++) {
      comm.scan(send[piece], receive[piece], lengths[piece], message.datatype(), message.op());
    }
  }
}

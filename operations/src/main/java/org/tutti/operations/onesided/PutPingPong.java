package org.tutti.operations.onesided;

import org.tutti.annotations.Benchmark;
import org.tutti.annotations.Catalog;
import org.tutti.annotations.Counterparts;
import org.tutti.annotations.Description;
import org.tutti.annotations.OperationsPerCall;
import org.tutti.mpi.Communicator;
import org.tutti.runtime.Message;

/** The first rank writes to the last, and the last writes back. */
public class PutPingPong extends TurnsBenchmark {
  public PutPingPong() {
    super(WindowAccess.WRITE);
  }

  @Benchmark(operation = "PUT_PING_PONG")
  @Catalog(value = "MPI_Put:ping-pong", suites = "one-sided")
  @Counterparts(skampi = "Pingpong_Put_Put")
  @Description("latency: half a round trip of MPI_Put and MPI_Win_fence there, and the same back")
  @OperationsPerCall(2)
  public void pingPong(Communicator comm, Message message) {
    if (comm.rank() == 0) {
      rma.put(message.send(), message.count(), message.datatype(), last, 0);
    }
    rma.fence();
    if (comm.rank() == last) {
      rma.put(message.send(), message.count(), message.datatype(), 0, 0);
    }
    rma.fence();
  }
}

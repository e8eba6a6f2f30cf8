package org.tutti.operations.onesided;

import org.tutti.annotations.Benchmark;
import org.tutti.annotations.Catalog;
import org.tutti.annotations.Counterparts;
import org.tutti.annotations.Description;
import org.tutti.annotations.OperationsPerCall;
import org.tutti.mpi.Communicator;
import org.tutti.runtime.Message;

/** The first rank reads from the last, and the last reads from the first. */
public class GetPingPong extends TurnsBenchmark {
  public GetPingPong() {
    super(WindowAccess.READ);
  }

  @Benchmark(operation = "GET_PING_PONG")
  @Catalog(value = "MPI_Get:ping-pong", suites = "one-sided")
  @Counterparts(skampi = "Get_Pingpong")
  @Description("latency: half a round trip of MPI_Get and MPI_Win_fence there, and the same back")
  @OperationsPerCall(2)
  public void pingPong(Communicator comm, Message message) {
    if (comm.rank() == 0) {
      rma.get(message.receive(), message.count(), message.datatype(), last, 0);
    }
    rma.fence();
    if (comm.rank() == last) {
      rma.get(message.receive(), message.count(), message.datatype(), 0, 0);
    }
    rma.fence();
  }
}

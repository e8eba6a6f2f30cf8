package org.tutti.operations.pointtopoint;

import org.tutti.annotations.Benchmark;
import org.tutti.annotations.Catalog;
import org.tutti.annotations.Description;
import org.tutti.annotations.OperationsPerCall;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.Request;
import org.tutti.operations.state.PendingRequest;
import org.tutti.runtime.Control;
import org.tutti.runtime.Message;

/** Both ranks of each pair send to the other. */
public class ScheduledPairs extends RoundBenchmark {
  /**
   * In a call, so that it hardly matters that one of two ranks leaves the barrier before the other,
   * which depends on their places in the barrier.
   */
  private static final int TRIPS = 16;

  @Benchmark(operation = "PAIRS")
  @Catalog(value = "pairs:ping-pong", suites = "point-to-point")
  @Description(
      "latency: half a round trip, mean of 16, of all pairs of a round at once; what map measures")
  @OperationsPerCall(2 * TRIPS)
  public void pingPong(Communicator comm, Message message, Control control) {
    if (partner > control.rank()) {
      for (int trip = 0; trip < TRIPS; trip++) {
        comm.send(message.send(), message.count(), message.datatype(), partner, TAG);
        comm.recv(message.receive(), message.count(), message.datatype(), partner, TAG);
      }
    } else if (partner >= 0) {
      for (int trip = 0; trip < TRIPS; trip++) {
        comm.recv(message.receive(), message.count(), message.datatype(), partner, TAG);
        comm.send(message.send(), message.count(), message.datatype(), partner, TAG);
      }
    }
  }

  @Benchmark(operation = "PAIRS")
  @Catalog(value = "pairs:exchange", suites = "point-to-point")
  @Description("16 times MPI_Isend and MPI_Recv of both ranks in all pairs of a round at once")
  @OperationsPerCall(TRIPS)
  public void exchange(Communicator comm, Message message, PendingRequest pending) {
    Request request = pending.request;
    for (int trip = 0; partner >= 0 && trip < TRIPS; trip++) {
      comm.isend(message.send(), message.count(), message.datatype(), partner, TAG, request);
      comm.recv(message.receive(), message.count(), message.datatype(), partner, TAG);
      request.waitFor();
    }
  }

  @Override
  boolean isReceiver(int rank) {
    return true;
  }
}

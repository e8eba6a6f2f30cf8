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
  @Benchmark(operation = "PAIRS")
  @Catalog(value = "pairs:ping-pong", suites = "point-to-point")
  @Description("half a round trip in all pairs of a round at once; what map measures")
  @OperationsPerCall(2)
  public void pingPong(Communicator comm, Message message, Control control) {
    if (partner > control.rank()) {
      comm.send(message.send(), message.count(), message.datatype(), partner, TAG);
      comm.recv(message.receive(), message.count(), message.datatype(), partner, TAG);
    } else if (partner >= 0) {
      comm.recv(message.receive(), message.count(), message.datatype(), partner, TAG);
      comm.send(message.send(), message.count(), message.datatype(), partner, TAG);
    }
  }

  @Benchmark(operation = "PAIRS")
  @Catalog(value = "pairs:exchange", suites = "point-to-point")
  @Description("MPI_Isend and MPI_Recv of both ranks in all pairs of a round at once")
  public void exchange(Communicator comm, Message message, PendingRequest pending) {
    if (partner >= 0) {
      Request request = pending.request;
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

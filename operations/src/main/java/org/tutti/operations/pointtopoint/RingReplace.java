package org.tutti.operations.pointtopoint;

import org.tutti.annotations.Benchmark;
import org.tutti.annotations.Catalog;
import org.tutti.annotations.Counterparts;
import org.tutti.annotations.Description;
import org.tutti.annotations.LeastProcesses;
import org.tutti.annotations.Setup;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.Request;
import org.tutti.mpi.Status;
import org.tutti.runtime.Arrivals;
import org.tutti.runtime.Control;
import org.tutti.runtime.Message;
import org.tutti.runtime.Payload;
import org.tutti.runtime.PayloadContext;

/** Each rank sends to the next one of a ring; what it receives takes the place of its message. */
@LeastProcesses(2)
public class RingReplace implements Payload {
  private static final int TAG = 1;

  private Status status;
  private Request request;

  @Setup
  public void make(Communicator comm) {
    status = comm.status();
    request = comm.request();
  }

  @Benchmark(operation = "SENDRECV_REPLACE", receive = "0")
  @Catalog(value = "MPI_Sendrecv_replace", suites = "point-to-point")
  @Counterparts(imb = "IMB-P2P SendRecv_Replace", skampi = "Pingpong_Sendrecv_replace")
  @Description("MPI_Sendrecv_replace around a ring of all ranks")
  public void replace(Communicator comm, Message message, Control control) {
    int next = (control.rank() + 1) % control.processes();
    int previous = (control.rank() + control.processes() - 1) % control.processes();
    comm.sendrecvReplace(
        message.send(), message.count(), message.datatype(), next, TAG, previous, TAG, status);
  }

  @Benchmark(operation = "SENDRECV_REPLACE", receive = "0")
  @Catalog(value = "MPI_Isendrecv_replace", suites = "point-to-point")
  @Description("MPI_Isendrecv_replace around a ring of all ranks, waited for at once")
  public void ireplace(Communicator comm, Message message, Control control) {
    int next = (control.rank() + 1) % control.processes();
    int previous = (control.rank() + control.processes() - 1) % control.processes();
    comm.isendrecvReplace(
        message.send(), message.count(), message.datatype(), next, TAG, previous, TAG, request);
    request.waitFor();
  }

  @Override
  public void arrivals(PayloadContext place, Arrivals arrivals) {
    int previous = (place.rank() + place.processes() - 1) % place.processes();
    arrivals.into(Arrivals.Buffer.SEND).block(0, place.count(), previous, 0);
  }
}

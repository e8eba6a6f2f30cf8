package org.tutti.operations.pointtopoint;

import org.tutti.annotations.Benchmark;
import org.tutti.annotations.Catalog;
import org.tutti.annotations.Counterparts;
import org.tutti.annotations.Description;
import org.tutti.annotations.LeastProcesses;
import org.tutti.annotations.Setup;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.MessageBuffer;
import org.tutti.mpi.Requests;
import org.tutti.runtime.Arrivals;
import org.tutti.runtime.Control;
import org.tutti.runtime.Message;
import org.tutti.runtime.Payload;
import org.tutti.runtime.PayloadContext;

/** Each rank exchanges messages with both of its neighbors on a ring. */
@LeastProcesses(2)
public class RingExchange implements Payload {
  private static final int UP = 1;
  private static final int DOWN = 2;

  private Requests requests;
  private MessageBuffer fromPrevious;
  private MessageBuffer fromNext;

  @Setup
  public void make(Communicator comm, Message message) {
    requests = comm.requests(2);
    fromPrevious = message.receive().slice(0, message.count());
    fromNext = message.receive().slice(message.count(), message.count());
  }

  @Benchmark(operation = "EXCHANGE", receive = "2 * msize")
  @Catalog(value = "exchange", suites = "point-to-point")
  @Counterparts(imb = "IMB-MPI1 Exchange")
  @Description("MPI_Isend to both neighbors on a ring, MPI_Recv of both")
  public void exchange(Communicator comm, Message message, Control control) {
    int next = (control.rank() + 1) % control.processes();
    int previous = (control.rank() + control.processes() - 1) % control.processes();
    int count = message.count();
    comm.isend(message.send(), count, message.datatype(), next, UP, requests.at(0));
    comm.isend(message.send(), count, message.datatype(), previous, DOWN, requests.at(1));
    comm.recv(fromPrevious, count, message.datatype(), previous, UP);
    comm.recv(fromNext, count, message.datatype(), next, DOWN);
    requests.waitAll();
  }

  @Override
  public void arrivals(PayloadContext place, Arrivals arrivals) {
    int count = place.count();
    int processes = place.processes();
    arrivals.block(0, count, (place.rank() + processes - 1) % processes, 0);
    arrivals.block(count, count, (place.rank() + 1) % processes, 0);
  }
}

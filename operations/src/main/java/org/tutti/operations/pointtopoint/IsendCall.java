package org.tutti.operations.pointtopoint;

import org.tutti.annotations.Benchmark;
import org.tutti.annotations.Catalog;
import org.tutti.annotations.Counterparts;
import org.tutti.annotations.Description;
import org.tutti.annotations.LeastProcesses;
import org.tutti.annotations.Level;
import org.tutti.annotations.Ranks;
import org.tutti.annotations.Role;
import org.tutti.annotations.Setup;
import org.tutti.annotations.TearDown;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.Request;
import org.tutti.runtime.Arrivals;
import org.tutti.runtime.Message;
import org.tutti.runtime.Payload;
import org.tutti.runtime.PayloadContext;

/** How long {@code MPI_Isend} takes to return; it is waited for outside the time. */
@LeastProcesses(2)
public class IsendCall implements Payload {
  private static final int TAG = 1;

  private Request request;
  private int last;

  @Setup
  public void make(Communicator comm) {
    request = comm.request();
    last = comm.size() - 1;
  }

  @Setup(Level.CALL)
  public void postReceive(Communicator comm, Message message) {
    if (comm.rank() == last) {
      comm.irecv(message.receive(), message.count(), message.datatype(), 0, TAG, request);
    }
  }

  @Benchmark(operation = "ISEND_CALL")
  @Catalog(value = "MPI_Isend", suites = "point-to-point")
  @Counterparts(skampi = "Isend_callduration")
  @Description("MPI_Isend from the first rank to the last, without MPI_Wait")
  @Role(Ranks.FIRST)
  public void send(Communicator comm, Message message) {
    comm.isend(message.send(), message.count(), message.datatype(), last, TAG, request);
  }

  @TearDown(Level.CALL)
  public void complete(Communicator comm) {
    if (comm.rank() == 0 || comm.rank() == last) {
      request.waitFor();
    }
  }

  @Override
  public void arrivals(PayloadContext place, Arrivals arrivals) {
    if (place.rank() == place.processes() - 1) {
      arrivals.block(0, place.count(), 0, 0);
    }
  }
}

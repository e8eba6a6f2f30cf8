package org.tutti.operations.collective;

import org.tutti.annotations.Benchmark;
import org.tutti.annotations.Catalog;
import org.tutti.annotations.Counterparts;
import org.tutti.annotations.Description;
import org.tutti.annotations.Param;
import org.tutti.annotations.Setup;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.MessageBuffer;
import org.tutti.operations.state.LeastValue;
import org.tutti.runtime.Arrivals;
import org.tutti.runtime.Message;
import org.tutti.runtime.Payload;
import org.tutti.runtime.PayloadContext;

/** {@code MPI_Alltoall} several times without synchronization, each into memory of its own. */
public class AlltoallRepeated implements Payload {
  @Param("4")
  public int calls;

  private MessageBuffer[] receives;

  @Override
  public void checkProcesses(int processes) {
    LeastValue.check("calls", calls, 1);
  }

  @Override
  public long receiveElements(PayloadContext place) {
    return calls * place.receiveElements();
  }

  @Setup
  public void divide(Communicator comm, Message message) {
    long elements = message.elements(comm.size());
    receives = new MessageBuffer[calls];
    for (int call = 0; call < calls; call++) {
      receives[call] = message.receive().slice(call * elements, elements);
    }
  }

  @Benchmark(operation = "ALLTOALL_REPEATED", send = "p * msize", receive = "p * msize")
  @Catalog(value = "MPI_Alltoall:repeated", suites = "collectives")
  @Counterparts(skampi = "multi_Alltoall")
  @Description("MPI_Alltoall several times, one directly after the other; the time is that of all")
  public void alltoall(Communicator comm, Message message) {
    for (MessageBuffer receive : receives) {
      comm.alltoall(message.send(), receive, message.count(), message.datatype());
    }
  }

  @Override
  public void arrivals(PayloadContext place, Arrivals arrivals) {
    int count = place.count();
    for (int call = 0; call < calls; call++) {
      for (int source = 0; source < place.processes(); source++) {
        int block = call * place.processes() + source;
        arrivals.block(place.elements(block), count, source, place.elements(place.rank()));
      }
    }
  }
}

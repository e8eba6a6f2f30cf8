package org.tutti.operations.pointtopoint;

import org.tutti.annotations.Benchmark;
import org.tutti.annotations.Catalog;
import org.tutti.annotations.Counterparts;
import org.tutti.annotations.Description;
import org.tutti.annotations.LeastProcesses;
import org.tutti.annotations.Param;
import org.tutti.annotations.Setup;
import org.tutti.diagnostics.CommandLineProblem;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.MessageBuffer;
import org.tutti.mpi.Requests;
import org.tutti.runtime.Arrivals;
import org.tutti.runtime.Control;
import org.tutti.runtime.Message;
import org.tutti.runtime.Payload;
import org.tutti.runtime.PayloadContext;

/** Each rank sends to the next ones on a ring, and receives from as many before it. */
@LeastProcesses(2)
public class NextRanksExchange implements Payload {
  private static final int TAG = 1;

  /** How many ranks each one sends to. */
  @Param("1")
  public int partners;

  private Requests requests;
  private MessageBuffer[] blocks;

  @Override
  public void checkProcesses(int processes) {
    if (partners < 1 || partners >= processes) {
      throw CommandLineProblem.OPTION_VALUE_INVALID.error(
          "Each of " + processes + " processes cannot have " + partners + " partners.",
          "Give a number of the other processes, --param partners=1.");
    }
  }

  @Override
  public long receiveElements(PayloadContext place) {
    return place.elements(partners);
  }

  @Setup
  public void make(Communicator comm, Message message) {
    requests = comm.requests(2 * partners);
    blocks = new MessageBuffer[partners];
    for (int i = 0; i < partners; i++) {
      blocks[i] = message.receive().slice(message.elements(i), message.count());
    }
  }

  @Benchmark(operation = "EXCHANGE_NEXT")
  @Catalog(value = "exchange:next-ranks", suites = "point-to-point")
  @Counterparts(skampi = "Exchange")
  @Description("MPI_Isend to the next ranks on a ring, MPI_Irecv from those before, MPI_Waitall")
  public void exchange(Communicator comm, Message message, Control control) {
    int processes = control.processes();
    int count = message.count();
    for (int i = 0; i < partners; i++) {
      int previous = (control.rank() + processes - 1 - i) % processes;
      int next = (control.rank() + 1 + i) % processes;
      comm.irecv(blocks[i], count, message.datatype(), previous, TAG, requests.at(2 * i));
      comm.isend(message.send(), count, message.datatype(), next, TAG, requests.at(2 * i + 1));
    }
    requests.waitAll();
  }

  @Override
  public void arrivals(PayloadContext place, Arrivals arrivals) {
    int processes = place.processes();
    int count = place.count();
    for (int i = 0; i < partners; i++) {
      int source = (place.rank() + processes - 1 - i) % processes;
      arrivals.block(place.elements(i), count, source, 0);
    }
  }
}

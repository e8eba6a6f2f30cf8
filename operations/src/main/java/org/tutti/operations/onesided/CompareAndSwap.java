package org.tutti.operations.onesided;

import org.tutti.annotations.Benchmark;
import org.tutti.annotations.Catalog;
import org.tutti.annotations.Counterparts;
import org.tutti.annotations.Description;
import org.tutti.annotations.Level;
import org.tutti.annotations.Ranks;
import org.tutti.annotations.Role;
import org.tutti.annotations.Setup;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.MessageBuffer;
import org.tutti.runtime.Arrivals;
import org.tutti.runtime.Control;
import org.tutti.runtime.Message;
import org.tutti.runtime.PayloadContext;

/** {@code MPI_Compare_and_swap}: replaces one element of the last rank; the comparison succeeds. */
public class CompareAndSwap extends OneSidedBenchmark {
  private static final int TAG = 1;

  private MessageBuffer compare;

  /** What the last rank has. */
  private MessageBuffer expected;

  public CompareAndSwap() {
    super(WindowAccess.WRITE);
  }

  @Setup
  public void allocate(Communicator comm, Message message) {
    compare = comm.allocate(message.datatype(), 1);
  }

  /** Tells the first rank what the last one has. */
  @Setup(Level.OBSERVATION)
  public void tell(Communicator comm, Message message) {
    if (comm.rank() == target) {
      comm.send(message.receive(), 1, message.datatype(), 0, TAG);
    }
    if (comm.rank() == 0) {
      comm.recv(compare, 1, message.datatype(), target, TAG);
    }
    expected = compare;
  }

  @Benchmark(operation = "COMPARE_AND_SWAP", send = "8", receive = "8", datatype = long.class)
  @Catalog(value = "MPI_Compare_and_swap", suites = "one-sided")
  @Counterparts(osu = "osu_cas_latency", imb = "IMB-RMA Compare_and_swap")
  @Description("MPI_Compare_and_swap of the first rank with the last, and its synchronization")
  @Role(Ranks.FIRST)
  public void compareAndSwap(Message message) {
    begin();
    rma.compareAndSwap(message.send(), expected, message.receive(), message.datatype(), target, 0);
    end();
    // The further calls of a batch succeed as well.
    expected = message.send();
  }

  @Role(value = Ranks.OTHERS, of = "compareAndSwap")
  public void show(Control control) {
    expose(control.rank());
  }

  @Override
  public void arrivals(PayloadContext place, Arrivals arrivals) {
    int last = place.processes() - 1;
    if (place.rank() == last) {
      arrivals.block(0, 1, 0, 0);
    }
    if (place.rank() == 0) {
      arrivals.from(Arrivals.Buffer.RECEIVE).block(0, 1, last, 0);
    }
  }
}

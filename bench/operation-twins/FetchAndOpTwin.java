package org.tutti.bench.operationtwins;

import org.tutti.annotations.Benchmark;
import org.tutti.annotations.Level;
import org.tutti.annotations.Ranks;
import org.tutti.annotations.Role;
import org.tutti.annotations.Setup;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.natives.NativeCalls;
import org.tutti.operations.onesided.FetchAndOp;
import org.tutti.runtime.Control;
import org.tutti.runtime.Message;

/** {@code MPI_Fetch_and_op} and the flush that completes it, by turns bare and by Tutti. */
public class FetchAndOpTwin extends FetchAndOp {
  private final BareTurn bare = new BareTurn();
  private long window;

  @Setup
  public void find(Communicator comm, Message message) {
    bare.find(comm, message);
    window = NativeCalls.handle(rma);
  }

  @Setup(Level.OBSERVATION)
  public void take(Control control) {
    bare.take(control);
  }

  @Override
  @Benchmark(operation = "FETCH_AND_OP", send = "8", receive = "8", datatype = long.class)
  @Role(Ranks.FIRST)
  public void fetchAndOp(Message message) {
    if (bare.isNow) {
      BareOneSided.fetchAndOp(bare.send, bare.receive, BareCalls.LONG, BareCalls.SUM, window);
      BareOneSided.flush(window);
    } else {
      super.fetchAndOp(message);
    }
  }

  @Override
  @Role(value = Ranks.OTHERS, of = "fetchAndOp")
  public void show(Control control) {
    if (!bare.isNow) {
      super.show(control);
    }
  }
}

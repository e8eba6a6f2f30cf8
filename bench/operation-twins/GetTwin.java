package org.tutti.bench.operationtwins;

import org.tutti.annotations.Benchmark;
import org.tutti.annotations.Level;
import org.tutti.annotations.Ranks;
import org.tutti.annotations.Role;
import org.tutti.annotations.Setup;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.natives.NativeCalls;
import org.tutti.operations.onesided.Get;
import org.tutti.runtime.Control;
import org.tutti.runtime.Message;

/** {@code MPI_Get} and the flush that completes it, by turns bare and by Tutti. */
public class GetTwin extends Get {
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
  @Benchmark(operation = "GET")
  @Role(Ranks.FIRST)
  public void get(Message message) {
    if (bare.isNow) {
      BareOneSided.get(bare.receive, bare.count, BareCalls.BYTE, window);
      BareOneSided.flush(window);
    } else {
      super.get(message);
    }
  }

  @Override
  @Role(value = Ranks.OTHERS, of = "get")
  public void show(Control control) {
    if (!bare.isNow) {
      super.show(control);
    }
  }
}

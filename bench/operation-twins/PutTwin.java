package org.tutti.bench.operationtwins;

import org.tutti.annotations.Benchmark;
import org.tutti.annotations.Level;
import org.tutti.annotations.Ranks;
import org.tutti.annotations.Role;
import org.tutti.annotations.Setup;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.natives.NativeCalls;
import org.tutti.operations.onesided.Put;
import org.tutti.runtime.Control;
import org.tutti.runtime.Message;

/** {@code MPI_Put} and the flush that completes it, by turns bare and by Tutti. */
public class PutTwin extends Put {
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
  @Benchmark(operation = "PUT")
  @Role(Ranks.FIRST)
  public void put(Message message) {
    if (bare.isNow) {
      BareOneSided.put(bare.send, bare.count, BareCalls.BYTE, window);
      BareOneSided.flush(window);
    } else {
      super.put(message);
    }
  }

  @Override
  @Role(value = Ranks.OTHERS, of = "put")
  public void show(Control control) {
    if (!bare.isNow) {
      super.show(control);
    }
  }
}

package org.tutti.bench.operationtwins;

import org.tutti.annotations.Benchmark;
import org.tutti.annotations.Level;
import org.tutti.annotations.Ranks;
import org.tutti.annotations.Role;
import org.tutti.annotations.Setup;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.natives.NativeCalls;
import org.tutti.operations.datatype.PingPongDerived;
import org.tutti.runtime.Control;
import org.tutti.runtime.Message;

/** A ping-pong of a derived datatype, by turns bare and by Tutti. */
public class DerivedTwin extends PingPongDerived {
  private final BareTurn bare = new BareTurn();
  private long vector;

  @Setup
  public void find(Communicator comm, Message message) {
    bare.find(comm, message);
    vector = NativeCalls.handle(type);
  }

  @Setup(Level.OBSERVATION)
  public void take(Control control) {
    bare.take(control);
  }

  @Override
  @Benchmark(operation = "PING_PONG_DERIVED", datatype = double.class)
  @Role(Ranks.FIRST)
  public void ping(Communicator comm, Message message, Control control) {
    if (bare.isNow) {
      BareMessages.send(bare.send, typeCount, vector, 1, TAG, bare.communicator);
      BareMessages.recv(bare.receive, typeCount, vector, 1, TAG, bare.communicator);
    } else {
      super.ping(comm, message, control);
    }
  }

  @Override
  @Role(value = Ranks.LAST, of = "ping")
  public void pong(Communicator comm, Message message) {
    if (bare.isNow) {
      BareMessages.recv(bare.receive, typeCount, vector, 0, TAG, bare.communicator);
      BareMessages.send(bare.send, typeCount, vector, 0, TAG, bare.communicator);
    } else {
      super.pong(comm, message);
    }
  }
}

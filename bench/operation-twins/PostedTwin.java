package org.tutti.bench.operationtwins;

import org.tutti.annotations.Benchmark;
import org.tutti.annotations.Level;
import org.tutti.annotations.Ranks;
import org.tutti.annotations.Role;
import org.tutti.annotations.Setup;
import org.tutti.mpi.Communicator;
import org.tutti.operations.matching.PingPongPosted;
import org.tutti.runtime.Control;
import org.tutti.runtime.Message;

/** A ping-pong beside 64 posted receives, by turns bare and by Tutti. */
public class PostedTwin extends PingPongPosted {
  private final BesideCalls bare = new BesideCalls();

  @Setup
  public void locate(Communicator comm, Message message) {
    bare.find(comm, of(0), message);
  }

  @Setup(Level.OBSERVATION)
  public void take(Control control) {
    bare.take(control);
  }

  @Override
  @Benchmark(operation = "PING_PONG")
  @Role(Ranks.FIRST)
  public void first(Message message) {
    if (bare.isNow()) {
      bare.send(1);
      bare.receive(1);
    } else {
      super.first(message);
    }
  }

  @Override
  @Role(value = Ranks.LAST, of = "first")
  public void last(Message message) {
    if (bare.isNow()) {
      bare.receive(0);
      bare.send(0);
    } else {
      super.last(message);
    }
  }
}

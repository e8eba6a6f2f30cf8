package org.tutti.bench.operationtwins;

import org.tutti.annotations.Benchmark;
import org.tutti.annotations.Level;
import org.tutti.annotations.Ranks;
import org.tutti.annotations.Role;
import org.tutti.annotations.Setup;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.natives.NativeCalls;
import org.tutti.operations.partitioned.PingPongPartitioned;
import org.tutti.runtime.Control;

/** A ping-pong of messages in four partitions, by turns bare and by Tutti. */
public class PartitionedTwin extends PingPongPartitioned {
  private final BareTurn bare = new BareTurn();
  private long send;
  private long receive;
  private long sent;

  @Setup
  public void locate(Communicator comm) {
    send = NativeCalls.address(sends.at(0));
    receive = NativeCalls.address(receives.at(0));
    sent = NativeCalls.handle(sends.at(0));
  }

  @Setup(Level.OBSERVATION)
  public void take(Control control) {
    bare.take(control);
  }

  private void readyAll() {
    long request = sent;
    int all = partitions;
    for (int partition = 0; partition < all; partition++) {
      BarePartitions.ready(partition, request);
    }
  }

  @Override
  @Benchmark(operation = "PING_PONG")
  @Role(Ranks.FIRST)
  public void ping() {
    if (bare.isNow) {
      BareMessages.start(receive);
      BareMessages.start(send);
      readyAll();
      BareMessages.waitFor(send);
      BareMessages.waitFor(receive);
    } else {
      super.ping();
    }
  }

  @Override
  @Role(value = Ranks.LAST, of = "ping")
  public void pong() {
    if (bare.isNow) {
      BareMessages.start(receive);
      BareMessages.waitFor(receive);
      BareMessages.start(send);
      readyAll();
      BareMessages.waitFor(send);
    } else {
      super.pong();
    }
  }
}

package org.tutti.lab.operations.partitioned;

import org.tutti.annotations.Benchmark;
import org.tutti.annotations.Catalog;
import org.tutti.annotations.Counterparts;
import org.tutti.annotations.Description;
import org.tutti.annotations.OperationsPerCall;
import org.tutti.annotations.Ranks;
import org.tutti.annotations.Role;
import org.tutti.annotations.Setup;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.Request;
import org.tutti.runtime.Arrivals;
import org.tutti.runtime.PayloadContext;

/** A ping-pong of messages in partitions. */
public class PingPongPartitioned extends PartitionedBenchmark {
  private Request send;
  private Request receive;

  @Setup
  public void find(Communicator comm) {
    send = sends.at(0);
    receive = receives.at(0);
  }

  @Benchmark(operation = "PING_PONG")
  @Catalog(value = "ping-pong:partitioned", suites = "partitioned")
  @Counterparts(osu = "osu_partitioned_latency")
  @Description("latency: half a round trip of messages whose partitions threads mark ready")
  @OperationsPerCall(2)
  @Role(Ranks.FIRST)
  public void ping() {
    receive.start();
    send.start();
    markAll();
    send.waitFor();
    completeReceive(receive);
  }

  @Role(value = Ranks.LAST, of = "ping")
  public void pong() {
    receive.start();
    completeReceive(receive);
    send.start();
    markAll();
    send.waitFor();
  }

  @Override
  public void arrivals(PayloadContext place, Arrivals arrivals) {
    int last = place.processes() - 1;
    if (place.rank() == 0 || place.rank() == last) {
      arrivals.block(0, place.count(), last - place.rank(), 0);
    }
  }
}

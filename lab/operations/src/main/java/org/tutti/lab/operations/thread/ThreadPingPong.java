package org.tutti.lab.operations.thread;

import org.tutti.annotations.Benchmark;
import org.tutti.annotations.Catalog;
import org.tutti.annotations.Counterparts;
import org.tutti.annotations.Description;
import org.tutti.annotations.OperationsPerCall;
import org.tutti.annotations.Ranks;
import org.tutti.annotations.Role;
import org.tutti.runtime.Arrivals;
import org.tutti.runtime.PayloadContext;

/** Ping-pongs of several threads of the first process with those of the last. */
public class ThreadPingPong extends ThreadBenchmark {
  private static final int TAG = 1;

  @Benchmark(operation = "PING_PONG")
  @Catalog(value = "ping-pong:threads", suites = "threads")
  @Counterparts(osu = "osu_latency_mt", imb = "IMB-MT PingPongMT")
  @Description("latency: half a round trip of MPI_Send and MPI_Recv in each of several threads")
  @OperationsPerCall(2)
  @Role(Ranks.FIRST)
  public void ping() {
    team.run();
  }

  @Role(value = Ranks.LAST, of = "ping")
  public void pong() {
    team.run();
  }

  @Override
  void call(int thread) {
    if (rank == 0) {
      send(thread, processes - 1);
      receive(thread, processes - 1);
    } else {
      receive(thread, 0);
      send(thread, 0);
    }
  }

  private void send(int thread, int to) {
    communicators[thread].send(send[thread], message.count(), message.datatype(), to, TAG);
  }

  private void receive(int thread, int from) {
    communicators[thread].recv(receive[thread], message.count(), message.datatype(), from, TAG);
  }

  @Override
  public void arrivals(PayloadContext place, Arrivals arrivals) {
    int last = place.processes() - 1;
    if (place.rank() == 0 || place.rank() == last) {
      arrivals.block(0, place.elements(threads), last - place.rank(), 0);
    }
  }
}

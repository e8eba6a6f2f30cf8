package org.tutti.lab.operations.thread;

import org.tutti.annotations.Benchmark;
import org.tutti.annotations.Catalog;
import org.tutti.annotations.Counterparts;
import org.tutti.annotations.Description;
import org.tutti.annotations.Ranks;
import org.tutti.annotations.Role;
import org.tutti.runtime.Arrivals;
import org.tutti.runtime.PayloadContext;

/** Threads of the first process and of the last send to each other at the same time. */
public class ThreadPingPing extends ThreadRequests {
  private static final int TAG = 1;

  @Override
  int each() {
    return 1;
  }

  @Benchmark(operation = "PING_PING")
  @Catalog(value = "ping-ping:threads", suites = "threads")
  @Counterparts(imb = "IMB-MT PingPingMT")
  @Description("MPI_Isend to each other and MPI_Recv, in each of several threads")
  @Role(Ranks.FIRST)
  public void first() {
    team.run();
  }

  @Role(value = Ranks.LAST, of = "first")
  public void last() {
    team.run();
  }

  @Override
  void call(int thread) {
    int partner = processes - 1 - rank;
    isend(thread, 0, partner, TAG);
    communicators[thread].recv(receive[thread], message.count(), message.datatype(), partner, TAG);
    requests[thread].waitAll();
  }

  @Override
  public void arrivals(PayloadContext place, Arrivals arrivals) {
    int last = place.processes() - 1;
    if (place.rank() == 0 || place.rank() == last) {
      arrivals.block(0, place.elements(threads), last - place.rank(), 0);
    }
  }
}

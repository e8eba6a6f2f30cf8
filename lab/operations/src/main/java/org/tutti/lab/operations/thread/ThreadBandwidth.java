package org.tutti.lab.operations.thread;

import org.tutti.annotations.Benchmark;
import org.tutti.annotations.Catalog;
import org.tutti.annotations.Counterparts;
import org.tutti.annotations.Description;
import org.tutti.annotations.Param;
import org.tutti.annotations.Ranks;
import org.tutti.annotations.Rate;
import org.tutti.annotations.Role;
import org.tutti.runtime.Arrivals;
import org.tutti.runtime.PayloadContext;

/** Windows of messages of each thread of the first process to one of the last. */
public class ThreadBandwidth extends ThreadRequests {
  private static final int DATA = 1;
  private static final int ACKNOWLEDGMENT = 2;

  @Param("64")
  public int window;

  @Override
  int each() {
    return window;
  }

  @Benchmark(operation = "BANDWIDTH")
  @Catalog(value = "bandwidth:threads", suites = "threads")
  @Counterparts(imb = "IMB-MT UniBandMT")
  @Description("a window of messages from the first rank to the last in each of several threads")
  @Rate(messages = "threads * window")
  @Role(Ranks.FIRST)
  public void send() {
    team.run();
  }

  @Role(value = Ranks.LAST, of = "send")
  public void receive() {
    team.run();
  }

  @Override
  void call(int thread) {
    int last = processes - 1;
    for (int index = 0; index < window; index++) {
      if (rank == 0) {
        isend(thread, index, last, DATA);
      } else {
        irecv(thread, index, 0, DATA);
      }
    }
    requests[thread].waitAll();
    if (rank == 0) {
      await(thread, last, ACKNOWLEDGMENT);
    } else {
      acknowledge(thread, 0, ACKNOWLEDGMENT);
    }
  }

  @Override
  public void arrivals(PayloadContext place, Arrivals arrivals) {
    if (place.rank() == place.processes() - 1) {
      arrivals.block(0, place.elements(threads), 0, 0);
    }
  }
}

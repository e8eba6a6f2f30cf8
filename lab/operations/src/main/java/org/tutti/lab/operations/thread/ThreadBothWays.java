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

/** Windows of messages each way between threads of the first process and of the last. */
public class ThreadBothWays extends ThreadRequests {
  private static final int TAG = 1;

  @Param("64")
  public int window;

  @Override
  int each() {
    return 2 * window;
  }

  @Benchmark(operation = "BANDWIDTH_BOTH_WAYS")
  @Catalog(value = "bandwidth:both-ways-threads", suites = "threads")
  @Counterparts(imb = "IMB-MT BiBandMT")
  @Description("a window of messages each way in each of several threads")
  @Rate(messages = "2 * threads * window")
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
    for (int index = 0; index < window; index++) {
      irecv(thread, index, partner, TAG);
    }
    for (int index = 0; index < window; index++) {
      isend(thread, window + index, partner, TAG);
    }
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

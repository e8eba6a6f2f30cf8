package org.tutti.lab.operations.thread;

import org.tutti.annotations.Benchmark;
import org.tutti.annotations.Catalog;
import org.tutti.annotations.Counterparts;
import org.tutti.annotations.Description;
import org.tutti.annotations.LeastProcesses;
import org.tutti.runtime.Arrivals;
import org.tutti.runtime.PayloadContext;

/** Each thread sends to that of the next process of a ring. */
@LeastProcesses(2)
public class ThreadSendrecv extends ThreadBenchmark {
  private static final int TAG = 1;

  @Benchmark(operation = "SENDRECV")
  @Catalog(value = "MPI_Sendrecv:threads", suites = "threads")
  @Counterparts(imb = "IMB-MT SendRecvMT")
  @Description("MPI_Sendrecv around a ring of all ranks, in each of several threads")
  public void all() {
    team.run();
  }

  @Override
  void call(int thread) {
    communicators[thread].sendrecv(
        send[thread],
        message.count(),
        (rank + 1) % processes,
        TAG,
        receive[thread],
        message.count(),
        (rank + processes - 1) % processes,
        TAG,
        message.datatype());
  }

  @Override
  public void arrivals(PayloadContext place, Arrivals arrivals) {
    int previous = (place.rank() + place.processes() - 1) % place.processes();
    arrivals.block(0, place.elements(threads), previous, 0);
  }
}

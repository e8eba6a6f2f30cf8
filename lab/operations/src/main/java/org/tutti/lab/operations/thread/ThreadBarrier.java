package org.tutti.lab.operations.thread;

import org.tutti.annotations.Benchmark;
import org.tutti.annotations.Catalog;
import org.tutti.annotations.Counterparts;
import org.tutti.annotations.Description;
import org.tutti.runtime.Arrivals;
import org.tutti.runtime.PayloadContext;

/** Barriers of several threads, each with those of the same number. */
public class ThreadBarrier extends ThreadBenchmark {
  @Benchmark(operation = "BARRIER", send = "0", receive = "0")
  @Catalog(value = "MPI_Barrier:threads", suites = "threads")
  @Counterparts(imb = "IMB-MT BarrierMT")
  @Description("MPI_Barrier in each of several threads, each on its communicator")
  public void all() {
    team.run();
  }

  @Override
  void call(int thread) {
    communicators[thread].barrier();
  }

  /** No data are moved. */
  @Override
  public void arrivals(PayloadContext place, Arrivals arrivals) {}
}

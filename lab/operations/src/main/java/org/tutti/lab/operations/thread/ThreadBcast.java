package org.tutti.lab.operations.thread;

import org.tutti.annotations.Benchmark;
import org.tutti.annotations.Catalog;
import org.tutti.annotations.Counterparts;
import org.tutti.annotations.Description;
import org.tutti.runtime.Arrivals;
import org.tutti.runtime.PayloadContext;

/** Broadcasts of several threads, each with those of the same number. */
public class ThreadBcast extends ThreadBenchmark {
  @Benchmark(operation = "BCAST")
  @Catalog(value = "MPI_Bcast:threads", suites = "threads")
  @Counterparts(imb = "IMB-MT BcastMT")
  @Description("MPI_Bcast in each of several threads, each on its communicator")
  public void all() {
    team.run();
  }

  @Override
  void call(int thread) {
    communicators[thread].bcast(send[thread], message.count(), message.datatype(), message.root());
  }

  @Override
  public void arrivals(PayloadContext place, Arrivals arrivals) {
    long elements = place.elements(threads);
    arrivals.into(Arrivals.Buffer.SEND).block(0, elements, place.root(), 0);
  }
}

package org.tutti.operations.communicator;

import org.tutti.annotations.Benchmark;
import org.tutti.annotations.Catalog;
import org.tutti.mpi.Communicator;
import org.tutti.runtime.Arrivals;
import org.tutti.runtime.Payload;
import org.tutti.runtime.PayloadContext;
import org.tutti.runtime.Sink;

/** {@code MPI_T_event_get_num}: what a tool asks first. */
public class TEventGetNum implements Payload {
  @Benchmark(operation = "EVENT_GET_NUM", send = "0", receive = "0")
  @Catalog(value = "MPI_T_event_get_num", suites = "communicators")
  public void ask(Communicator comm, Sink sink) {
    sink.consume(comm.eventTypes());
  }

  /** No data are moved. */
  @Override
  public void arrivals(PayloadContext place, Arrivals arrivals) {}
}

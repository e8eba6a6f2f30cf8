package org.tutti.lab.operations.thread;

import org.tutti.annotations.Benchmark;
import org.tutti.annotations.Catalog;
import org.tutti.annotations.Counterparts;
import org.tutti.annotations.Description;
import org.tutti.annotations.LeastProcesses;
import org.tutti.annotations.Setup;
import org.tutti.mpi.MessageBuffer;
import org.tutti.runtime.Arrivals;
import org.tutti.runtime.Message;
import org.tutti.runtime.PayloadContext;

/** Threads exchange messages with those of both neighbors on a ring of processes. */
@LeastProcesses(2)
public class ThreadExchange extends ThreadRequests {
  private static final int UP = 1;
  private static final int DOWN = 2;

  private MessageBuffer[] fromNext;

  @Override
  int each() {
    return 2;
  }

  /** What comes from the previous process lies before what comes from the next one. */
  @Override
  public long receiveElements(PayloadContext place) {
    return place.elements(2L * threads);
  }

  @Setup
  public void divide(Message whole) {
    fromNext = new MessageBuffer[threads];
    for (int thread = 0; thread < threads; thread++) {
      long start = whole.elements(threads + thread);
      fromNext[thread] = whole.receive().slice(start, whole.count());
    }
  }

  @Benchmark(operation = "EXCHANGE")
  @Catalog(value = "exchange:threads", suites = "threads")
  @Counterparts(imb = "IMB-MT ExchangeMT")
  @Description("MPI_Isend to both neighbors on a ring and MPI_Recv, in each of several threads")
  public void all() {
    team.run();
  }

  @Override
  void call(int thread) {
    int next = (rank + 1) % processes;
    int previous = (rank + processes - 1) % processes;
    isend(thread, 0, next, UP);
    isend(thread, 1, previous, DOWN);
    receive(thread, receive[thread], previous, UP);
    receive(thread, fromNext[thread], next, DOWN);
    requests[thread].waitAll();
  }

  private void receive(int thread, MessageBuffer into, int from, int tag) {
    communicators[thread].recv(into, message.count(), message.datatype(), from, tag);
  }

  @Override
  public void arrivals(PayloadContext place, Arrivals arrivals) {
    long elements = place.elements(threads);
    int all = place.processes();
    arrivals.block(0, elements, (place.rank() + all - 1) % all, 0);
    arrivals.block(elements, elements, (place.rank() + 1) % all, 0);
  }
}

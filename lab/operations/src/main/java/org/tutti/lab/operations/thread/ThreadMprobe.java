package org.tutti.lab.operations.thread;

import java.util.Arrays;
import org.tutti.annotations.Benchmark;
import org.tutti.annotations.Catalog;
import org.tutti.annotations.Description;
import org.tutti.annotations.OperationsPerCall;
import org.tutti.annotations.Ranks;
import org.tutti.annotations.Role;
import org.tutti.annotations.Setup;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.MatchedMessage;
import org.tutti.mpi.PointToPointMessages;
import org.tutti.mpi.Status;
import org.tutti.runtime.Arrivals;
import org.tutti.runtime.PayloadContext;

/**
 * Ping-pongs of several threads on one communicator: each thread takes whichever message comes
 * next, which no other thread can then receive, into the place that its tag names.
 */
public class ThreadMprobe extends ThreadBenchmark {
  private MatchedMessage[] matched;
  private Status[] statuses;

  @Setup
  public void make(Communicator comm) {
    matched = new MatchedMessage[threads];
    statuses = new Status[threads];
    Arrays.setAll(matched, thread -> comm.matchedMessage());
    Arrays.setAll(statuses, thread -> comm.status());
  }

  @Benchmark(operation = "PING_PONG")
  @Catalog(value = "ping-pong:mprobe-threads", suites = "threads")
  @Description("latency: half a round trip of threads that match any message with MPI_Mprobe")
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
    int partner = processes - 1 - rank;
    if (rank == 0) {
      send(thread, partner);
      receive(thread, partner);
    } else {
      receive(thread, partner);
      send(thread, partner);
    }
  }

  private void send(int thread, int to) {
    communicators[0].send(send[thread], message.count(), message.datatype(), to, thread);
  }

  private void receive(int thread, int from) {
    Status status = statuses[thread];
    communicators[0].mprobe(from, PointToPointMessages.ANY_TAG, matched[thread], status);
    matched[thread].mrecv(receive[status.tag()], message.count(), message.datatype());
  }

  @Override
  public void arrivals(PayloadContext place, Arrivals arrivals) {
    int last = place.processes() - 1;
    if (place.rank() == 0 || place.rank() == last) {
      arrivals.block(0, place.elements(threads), last - place.rank(), 0);
    }
  }
}

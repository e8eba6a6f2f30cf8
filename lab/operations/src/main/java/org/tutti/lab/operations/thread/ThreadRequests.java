package org.tutti.lab.operations.thread;

import java.util.Arrays;
import org.tutti.annotations.Setup;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.Requests;
import org.tutti.operations.state.LeastValue;

/** Threads that have requests of their own. */
public abstract class ThreadRequests extends ThreadBenchmark {
  Requests[] requests;

  /** How many requests each thread needs. */
  abstract int each();

  @Override
  public void checkProcesses(int all) {
    super.checkProcesses(all);
    LeastValue.check("window", each(), 1);
  }

  @Setup
  public final void make(Communicator comm) {
    requests = new Requests[threads];
    Arrays.setAll(requests, thread -> comm.requests(each()));
  }

  final void isend(int thread, int index, int to, int tag) {
    communicators[thread].isend(
        send[thread], message.count(), message.datatype(), to, tag, requests[thread].at(index));
  }

  final void irecv(int thread, int index, int from, int tag) {
    communicators[thread].irecv(
        receive[thread],
        message.count(),
        message.datatype(),
        from,
        tag,
        requests[thread].at(index));
  }

  /** Empty messages: that the other side has all data. */
  final void acknowledge(int thread, int to, int tag) {
    communicators[thread].send(send[thread], 0, message.datatype(), to, tag);
  }

  final void await(int thread, int from, int tag) {
    communicators[thread].recv(receive[thread], 0, message.datatype(), from, tag);
  }
}

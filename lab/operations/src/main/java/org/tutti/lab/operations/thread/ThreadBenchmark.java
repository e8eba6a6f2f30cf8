package org.tutti.lab.operations.thread;

import org.tutti.annotations.Param;
import org.tutti.annotations.Setup;
import org.tutti.annotations.TearDown;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.MessageBuffer;
import org.tutti.mpi.MpiThreadLevel;
import org.tutti.operations.state.LeastValue;
import org.tutti.runtime.Message;
import org.tutti.runtime.Payload;
import org.tutti.runtime.PayloadContext;

/**
 * Threads of each process that call MPI at the same time. Each has a communicator of its own, as in
 * IMB-MT, and its part of both buffers. The time ends with the last thread, and includes that the
 * threads wait for the first one to begin.
 */
public abstract class ThreadBenchmark implements Payload {
  /** The number of threads of each process. */
  @Param("2")
  public int threads;

  Communicator[] communicators;
  MessageBuffer[] send;
  MessageBuffer[] receive;
  Message message;
  int rank;
  int processes;
  ThreadTeam team;

  /** What one thread does. */
  abstract void call(int thread);

  @Override
  public final MpiThreadLevel threadLevel() {
    return MpiThreadLevel.MULTIPLE;
  }

  @Override
  public void checkProcesses(int all) {
    LeastValue.check("threads", threads, 1);
  }

  @Override
  public final long sendElements(PayloadContext place) {
    return place.elements(threads);
  }

  @Override
  public long receiveElements(PayloadContext place) {
    return place.elements(threads);
  }

  @Setup
  public final void prepare(Communicator comm, Message whole) {
    ThreadTeam.requireThreads(comm);
    rank = comm.rank();
    processes = comm.size();
    message = whole;
    communicators = new Communicator[threads];
    send = new MessageBuffer[threads];
    receive = new MessageBuffer[threads];
    for (int thread = 0; thread < threads; thread++) {
      communicators[thread] = comm.duplicate();
      send[thread] = whole.send().slice(whole.elements(thread), whole.count());
      receive[thread] = whole.receive().slice(whole.elements(thread), whole.count());
    }
    team = new ThreadTeam(threads, this::call);
  }

  /** The library may not allow threads; there are none then. */
  @TearDown
  public final void end() {
    if (team != null) {
      team.close();
      team = null;
      for (Communicator each : communicators) {
        each.free();
      }
    }
  }
}

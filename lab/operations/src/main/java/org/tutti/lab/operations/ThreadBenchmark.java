package org.tutti.lab.operations;

import java.util.Arrays;
import java.util.Optional;
import java.util.stream.IntStream;
import org.tutti.annotations.Benchmark;
import org.tutti.annotations.Catalog;
import org.tutti.annotations.Counterparts;
import org.tutti.annotations.Description;
import org.tutti.annotations.LeastProcesses;
import org.tutti.annotations.OperationsPerCall;
import org.tutti.annotations.Param;
import org.tutti.annotations.Ranks;
import org.tutti.annotations.Rate;
import org.tutti.annotations.Role;
import org.tutti.annotations.Setup;
import org.tutti.annotations.TearDown;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.MatchedMessage;
import org.tutti.mpi.MessageBuffer;
import org.tutti.mpi.MpiThreadLevel;
import org.tutti.mpi.NumberOp;
import org.tutti.mpi.PointToPointMessages;
import org.tutti.mpi.ReduceOp;
import org.tutti.mpi.Requests;
import org.tutti.mpi.Status;
import org.tutti.operations.state.LeastValue;
import org.tutti.runtime.Arrivals;
import org.tutti.runtime.Message;
import org.tutti.runtime.Payload;
import org.tutti.runtime.PayloadContext;

/**
 * Threads of each process that call MPI at the same time: the suite {@code threads}, which needs
 * {@code --thread-level MULTIPLE}. Each has a communicator of its own, as in IMB-MT, and its part
 * of both buffers. The time ends with the last thread, and includes that the threads wait for the
 * first one to begin.
 */
public abstract class ThreadBenchmark implements Payload {
  private static final int TAG = 1;

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

  /** Barriers of several threads, each with those of the same number. */
  public static class ThreadBarrier extends ThreadBenchmark {
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

  /** Broadcasts of several threads, each with those of the same number. */
  public static class ThreadBcast extends ThreadBenchmark {
    @Benchmark(operation = "BCAST")
    @Catalog(value = "MPI_Bcast:threads", suites = "threads")
    @Counterparts(imb = "IMB-MT BcastMT")
    @Description("MPI_Bcast in each of several threads, each on its communicator")
    public void all() {
      team.run();
    }

    @Override
    void call(int thread) {
      communicators[thread].bcast(
          send[thread], message.count(), message.datatype(), message.root());
    }

    @Override
    public void arrivals(PayloadContext place, Arrivals arrivals) {
      long elements = place.elements(threads);
      arrivals.into(Arrivals.Buffer.SEND).block(0, elements, place.root(), 0);
    }
  }

  /** Reductions to the root of several threads, each with those of the same number. */
  public static class ThreadReduce extends ThreadBenchmark {
    /** How elements are combined. */
    @Param("SUM")
    public NumberOp reduction;

    private ReduceOp op;

    @Setup
    public void choose() {
      op = ReduceOp.of(reduction);
    }

    @Benchmark(operation = "REDUCE", datatype = double.class)
    @Catalog(value = "MPI_Reduce:threads", suites = "threads")
    @Counterparts(imb = "IMB-MT ReduceMT")
    @Description("MPI_Reduce in each of several threads, each on its communicator")
    public void all() {
      team.run();
    }

    @Override
    void call(int thread) {
      communicators[thread].reduce(
          send[thread], receive[thread], message.count(), message.datatype(), op, message.root());
    }

    @Override
    public Optional<ReduceOp> reduction() {
      return Optional.of(ReduceOp.of(reduction));
    }

    @Override
    public void arrivals(PayloadContext place, Arrivals arrivals) {
      long elements = place.elements(threads);
      if (place.isRoot()) {
        arrivals.reduced(0, elements, IntStream.range(0, place.processes()), 0);
      } else {
        arrivals.undefined(0, elements);
      }
    }
  }

  /** Reductions of several threads, each with those of the same number. */
  public static class ThreadAllreduce extends ThreadBenchmark {
    /** How elements are combined. */
    @Param("SUM")
    public NumberOp reduction;

    private ReduceOp op;

    @Setup
    public void choose() {
      op = ReduceOp.of(reduction);
    }

    @Benchmark(operation = "ALLREDUCE", datatype = double.class)
    @Catalog(value = "MPI_Allreduce:threads", suites = "threads")
    @Counterparts(imb = "IMB-MT AllReduceMT")
    @Description("MPI_Allreduce in each of several threads, each on its communicator")
    public void all() {
      team.run();
    }

    @Override
    void call(int thread) {
      communicators[thread].allreduce(
          send[thread], receive[thread], message.count(), message.datatype(), op);
    }

    @Override
    public Optional<ReduceOp> reduction() {
      return Optional.of(ReduceOp.of(reduction));
    }

    @Override
    public void arrivals(PayloadContext place, Arrivals arrivals) {
      arrivals.reduced(0, place.elements(threads), IntStream.range(0, place.processes()), 0);
    }
  }

  /** Each thread sends to that of the next process of a ring. */
  @LeastProcesses(2)
  public static class ThreadSendrecv extends ThreadBenchmark {
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

  /** Ping-pongs of several threads of the first process with those of the last. */
  public static class ThreadPingPong extends ThreadBenchmark {
    @Benchmark(operation = "PING_PONG")
    @Catalog(value = "ping-pong:threads", suites = "threads")
    @Counterparts(osu = "osu_latency_mt", imb = "IMB-MT PingPongMT")
    @Description("latency: half a round trip of MPI_Send and MPI_Recv in each of several threads")
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
      if (rank == 0) {
        send(thread, processes - 1);
        receive(thread, processes - 1);
      } else {
        receive(thread, 0);
        send(thread, 0);
      }
    }

    private void send(int thread, int to) {
      communicators[thread].send(send[thread], message.count(), message.datatype(), to, TAG);
    }

    private void receive(int thread, int from) {
      communicators[thread].recv(receive[thread], message.count(), message.datatype(), from, TAG);
    }

    @Override
    public void arrivals(PayloadContext place, Arrivals arrivals) {
      int last = place.processes() - 1;
      if (place.rank() == 0 || place.rank() == last) {
        arrivals.block(0, place.elements(threads), last - place.rank(), 0);
      }
    }
  }

  /**
   * Ping-pongs of several threads on one communicator: each thread takes whichever message comes
   * next, which no other thread can then receive, into the place that its tag names.
   */
  public static class ThreadMprobe extends ThreadBenchmark {
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

  /** Threads that have requests of their own. */
  public abstract static class ThreadRequests extends ThreadBenchmark {
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

  /** Threads of the first process and of the last send to each other at the same time. */
  public static class ThreadPingPing extends ThreadRequests {
    @Override
    int each() {
      return 1;
    }

    @Benchmark(operation = "PING_PING")
    @Catalog(value = "ping-ping:threads", suites = "threads")
    @Counterparts(imb = "IMB-MT PingPingMT")
    @Description("MPI_Isend to each other and MPI_Recv, in each of several threads")
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
      isend(thread, 0, partner, TAG);
      communicators[thread].recv(
          receive[thread], message.count(), message.datatype(), partner, TAG);
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

  /** Threads exchange messages with those of both neighbors on a ring of processes. */
  @LeastProcesses(2)
  public static class ThreadExchange extends ThreadRequests {
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

  /** Windows of messages of each thread of the first process to one of the last. */
  public static class ThreadBandwidth extends ThreadRequests {
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

  /** Windows of messages each way between threads of the first process and of the last. */
  public static class ThreadBothWays extends ThreadRequests {
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
}

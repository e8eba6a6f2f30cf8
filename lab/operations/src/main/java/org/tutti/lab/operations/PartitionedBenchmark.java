package org.tutti.lab.operations;

import java.util.stream.IntStream;
import org.tutti.annotations.Benchmark;
import org.tutti.annotations.Catalog;
import org.tutti.annotations.Counterparts;
import org.tutti.annotations.Description;
import org.tutti.annotations.OperationsPerCall;
import org.tutti.annotations.Param;
import org.tutti.annotations.Ranks;
import org.tutti.annotations.Rate;
import org.tutti.annotations.Role;
import org.tutti.annotations.Setup;
import org.tutti.annotations.TearDown;
import org.tutti.diagnostics.CommandLineProblem;
import org.tutti.diagnostics.MpiProblem;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.Datatype;
import org.tutti.mpi.MessageBuffer;
import org.tutti.mpi.MpiThreadLevel;
import org.tutti.mpi.PartitionList;
import org.tutti.mpi.Request;
import org.tutti.mpi.Requests;
import org.tutti.operations.state.LeastValue;
import org.tutti.runtime.Arrivals;
import org.tutti.runtime.Message;
import org.tutti.runtime.Payload;
import org.tutti.runtime.PayloadContext;

/**
 * Messages in equal partitions between the first rank and the last, whose parts leave one by one
 * (MPI 4.0, chapter 4): the suite {@code partitioned}. The threads of a process share the
 * partitions evenly, each has those beside each other. More than one thread needs {@code
 * --thread-level MULTIPLE}.
 */
public abstract class PartitionedBenchmark implements Payload {
  private static final int TAG = 1;

  /** The number of equal parts of a message. */
  @Param("4")
  public int partitions;

  /** The number of threads of each process. */
  @Param("1")
  public int threads;

  /** The function with which a thread marks its partitions ready. */
  @Param("EACH")
  public ReadyCall marking;

  /** How the receiver learns that partitions have arrived. */
  @Param("WAIT")
  public ArrivalQuery completion;

  /** Messages to be sent; null if the library has none. */
  protected Requests sends;

  /** Messages to be received, as {@link #sends} are those to be sent. */
  protected Requests receives;

  private PartitionList[] lists;
  private ThreadTeam team;
  private ThreadTask task = ThreadTask.MARK;

  /** How many messages are under way at the same time. */
  protected int messages() {
    return 1;
  }

  @Override
  public void checkProcesses(int processes) {
    LeastValue.check("partitions", partitions, 1);
    LeastValue.check("threads", threads, 1);
    if (threads > partitions) {
      throw CommandLineProblem.OPTION_VALUE_INVALID.error(
          "Parameter threads cannot be '" + threads + "'.",
          "Each thread has a partition or more, and there are " + partitions + " of them.");
    }
  }

  @Override
  public final MpiThreadLevel threadLevel() {
    return threads > 1 ? MpiThreadLevel.MULTIPLE : MpiThreadLevel.SINGLE;
  }

  /** Refuses a message that cannot be divided. */
  @Override
  public final long sendElements(PayloadContext place) {
    if (place.count() % partitions != 0) {
      throw MpiProblem.SHAPE_IMPOSSIBLE.error(
          "A message of "
              + place.count()
              + " elements of type "
              + place.datatype()
              + " cannot be divided into "
              + partitions
              + " equal partitions.",
          "Make the number of elements a multiple of the partitions.");
    }
    return place.sendElements();
  }

  /** What the threads of a process do with their partitions. */
  private enum ThreadTask {
    COMPUTE,
    MARK,
    AWAIT
  }

  /** The thread that a partition belongs to. */
  protected final int thread(int partition) {
    int thread = 0;
    while (partition >= begin(thread + 1)) {
      thread++;
    }
    return thread;
  }

  /** Where the first partition of a thread is, or of the one after the last. */
  private int begin(int thread) {
    return (int) ((long) partitions * thread / threads);
  }

  @Setup
  public final void initialize(Communicator comm, Message message) {
    if (threads > 1) {
      ThreadTeam.requireThreads(comm);
    }
    int rank = comm.rank();
    int last = comm.size() - 1;
    boolean isPartner = rank == 0 || rank == last;
    // The others have messages that they never start: what a library lacks, it lacks on all ranks.
    int partner = isPartner ? last - rank : rank;
    Requests out = comm.requests(messages());
    Requests in = comm.requests(messages());
    int count = message.count() / partitions;
    for (int index = 0; index < messages(); index++) {
      comm.psendInit(
          message.send(), partitions, count, message.datatype(), partner, TAG, out.at(index));
      comm.precvInit(
          message.receive(), partitions, count, message.datatype(), partner, TAG, in.at(index));
    }
    lists = new PartitionList[threads];
    for (int thread = 0; thread < threads; thread++) {
      int end = begin(thread + 1);
      int number = end - begin(thread);
      lists[thread] =
          comm.partitionList(IntStream.range(0, number).map(index -> end - 1 - index).toArray());
    }
    sends = out;
    receives = in;
    team = new ThreadTeam(isPartner ? threads : 1, this::work);
  }

  /** The library may not have partitions; there is nothing to be given back then. */
  @TearDown
  public final void end() {
    if (team != null) {
      team.close();
      team = null;
      for (int index = 0; index < messages(); index++) {
        sends.at(index).free();
        receives.at(index).free();
      }
      sends = null;
      receives = null;
    }
  }

  /** What a thread does before a partition is ready. */
  protected void compute(int thread, int partition) {}

  /** Computes all partitions, and marks none. */
  protected final void computeAll() {
    inThreads(ThreadTask.COMPUTE);
  }

  /** Marks all partitions of all messages ready, which have been started. */
  protected final void markAll() {
    inThreads(ThreadTask.MARK);
  }

  /** Completes all messages that are received. */
  protected final void completeReceives() {
    awaitPartitions();
    receives.waitAll();
  }

  /** Completes the only message that is received. */
  protected final void completeReceive(Request receive) {
    awaitPartitions();
    receive.waitFor();
  }

  private void awaitPartitions() {
    if (completion == ArrivalQuery.PARRIVED) {
      inThreads(ThreadTask.AWAIT);
    }
  }

  private void inThreads(ThreadTask next) {
    task = next;
    if (threads == 1) {
      work(0);
    } else {
      team.run();
    }
  }

  private void work(int thread) {
    for (int index = 0; index < messages(); index++) {
      switch (task) {
        case COMPUTE -> compute(thread);
        case MARK -> mark(thread, sends.at(index));
        case AWAIT -> await(thread, receives.at(index));
      }
    }
  }

  private void compute(int thread) {
    int end = begin(thread + 1);
    for (int partition = begin(thread); partition < end; partition++) {
      compute(thread, partition);
    }
  }

  private void await(int thread, Request receive) {
    int end = begin(thread + 1);
    for (int partition = begin(thread); partition < end; partition++) {
      while (!receive.parrived(partition)) {
        Thread.onSpinWait();
      }
    }
  }

  private void mark(int thread, Request send) {
    int first = begin(thread);
    int end = begin(thread + 1);
    boolean isEach = marking == ReadyCall.EACH;
    for (int partition = first; partition < end; partition++) {
      compute(thread, partition);
      if (isEach) {
        send.pready(partition);
      }
    }
    if (marking == ReadyCall.RANGE) {
      send.preadyRange(first, end - 1);
    } else if (marking == ReadyCall.LIST) {
      send.preadyList(lists[thread]);
    }
  }

  /** How the receiver of a message in partitions learns that they have arrived. */
  public enum ArrivalQuery {
    /** {@code MPI_Wait} for the message. */
    WAIT,
    /** {@code MPI_Parrived} for each partition, until it has arrived, and then {@code MPI_Wait}. */
    PARRIVED
  }

  /**
   * Which partitions take longer to compute than others: noise of different distributions, as
   * Temucin, Grant, and Afsahi evaluate it ("Micro-benchmarking MPI partitioned point-to-point
   * communication", 2022).
   */
  public enum NoiseModel {
    /** The partitions of one thread, drawn for each observation, take longer by the noise. */
    SINGLE {
      @Override
      double factor(double noise, boolean isDelayed, double first, double second) {
        return isDelayed ? 1 + noise : 1;
      }
    },
    /** Each partition takes longer by up to the noise, evenly distributed. */
    UNIFORM {
      @Override
      double factor(double noise, boolean isDelayed, double first, double second) {
        return 1 + noise * first;
      }
    },
    /** Normally distributed with the noise as standard deviation, but not less than no time. */
    GAUSSIAN {
      @Override
      double factor(double noise, boolean isDelayed, double first, double second) {
        double normal = Math.sqrt(-2 * Math.log(1 - first)) * Math.cos(2 * Math.PI * second);
        return Math.max(0, 1 + noise * normal);
      }
    };

    /**
     * The length of a partition's computation relative to that without noise.
     *
     * @param noise relative to that
     * @param isDelayed whether its thread is the one that was drawn
     * @param first evenly distributed from 0 to 1, as is {@code second}
     */
    abstract double factor(double noise, boolean isDelayed, double first, double second);
  }

  /** The function with which a thread marks its partitions ready. */
  public enum ReadyCall {
    /** {@code MPI_Pready} for each. */
    EACH,
    /** {@code MPI_Pready_range} for all of a thread. */
    RANGE,
    /** {@code MPI_Pready_list} for all of a thread, the last one first. */
    LIST
  }

  /** A ping-pong of messages in partitions. */
  public static class PingPongPartitioned extends PartitionedBenchmark {
    private Request send;
    private Request receive;

    @Setup
    public void find(Communicator comm) {
      send = sends.at(0);
      receive = receives.at(0);
    }

    @Benchmark(operation = "PING_PONG")
    @Catalog(value = "ping-pong:partitioned", suites = "partitioned")
    @Counterparts(osu = "osu_partitioned_latency")
    @Description("latency: half a round trip of messages whose partitions threads mark ready")
    @OperationsPerCall(2)
    @Role(Ranks.FIRST)
    public void ping() {
      receive.start();
      send.start();
      markAll();
      send.waitFor();
      completeReceive(receive);
    }

    @Role(value = Ranks.LAST, of = "ping")
    public void pong() {
      receive.start();
      completeReceive(receive);
      send.start();
      markAll();
      send.waitFor();
    }

    @Override
    public void arrivals(PayloadContext place, Arrivals arrivals) {
      int last = place.processes() - 1;
      if (place.rank() == 0 || place.rank() == last) {
        arrivals.block(0, place.count(), last - place.rank(), 0);
      }
    }
  }

  /** Messages in partitions from the first rank to the last, which acknowledges them together. */
  public abstract static class OneWayPartitioned extends PartitionedBenchmark {
    private static final int ACKNOWLEDGMENT = 2;

    private MessageBuffer nothing;

    @Setup
    public final void allocate(Communicator comm) {
      nothing = comm.allocate(Datatype.BYTE, 1);
    }

    /** Sends all messages until all have arrived. */
    protected final void sendAll(Communicator comm) {
      sends.startAll();
      markAll();
      sends.waitAll();
      awaitAcknowledgment(comm);
    }

    /** Receives all messages, and says so. */
    protected final void receiveAll(Communicator comm) {
      receives.startAll();
      completeReceives();
      acknowledge(comm);
    }

    /** The first rank waits until the last one has everything. */
    protected final void awaitAcknowledgment(Communicator comm) {
      comm.recv(nothing, 0, Datatype.BYTE, comm.size() - 1, ACKNOWLEDGMENT);
    }

    /** The last rank says that it has everything. */
    protected final void acknowledge(Communicator comm) {
      comm.send(nothing, 0, Datatype.BYTE, 0, ACKNOWLEDGMENT);
    }

    @Override
    public void arrivals(PayloadContext place, Arrivals arrivals) {
      if (place.rank() == place.processes() - 1) {
        arrivals.block(0, place.count(), 0, 0);
      }
    }
  }

  /** A window of messages in partitions, each of which is marked ready message by message. */
  public static class BandwidthPartitioned extends OneWayPartitioned {
    @Param("64")
    public int window;

    @Override
    protected int messages() {
      return window;
    }

    @Override
    public void checkProcesses(int processes) {
      super.checkProcesses(processes);
      LeastValue.check("window", window, 1);
    }

    @Benchmark(operation = "BANDWIDTH")
    @Catalog(value = "bandwidth:partitioned", suites = "partitioned")
    @Description("a window of messages in partitions from the first rank to the last")
    @Rate(messages = "window")
    @Role(Ranks.FIRST)
    public void send(Communicator comm) {
      sendAll(comm);
    }

    @Role(value = Ranks.LAST, of = "send")
    public void receive(Communicator comm) {
      receiveAll(comm);
    }
  }
}

package org.tutti.lab.operations.partitioned;

import java.util.stream.IntStream;
import org.tutti.annotations.Param;
import org.tutti.annotations.Setup;
import org.tutti.annotations.TearDown;
import org.tutti.diagnostics.CommandLineProblem;
import org.tutti.diagnostics.MpiProblem;
import org.tutti.lab.operations.thread.ThreadTeam;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.MpiThreadLevel;
import org.tutti.mpi.PartitionList;
import org.tutti.mpi.Request;
import org.tutti.mpi.Requests;
import org.tutti.operations.state.LeastValue;
import org.tutti.runtime.Message;
import org.tutti.runtime.Payload;
import org.tutti.runtime.PayloadContext;

/**
 * Messages in equal partitions between the first rank and the last. The threads of a process share
 * the partitions evenly, each has those beside each other.
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
}

package org.tutti.lab.operations;

import java.util.Arrays;
import java.util.SplittableRandom;
import org.tutti.annotations.Benchmark;
import org.tutti.annotations.Catalog;
import org.tutti.annotations.Description;
import org.tutti.annotations.Level;
import org.tutti.annotations.OperationsPerCall;
import org.tutti.annotations.Param;
import org.tutti.annotations.Ranks;
import org.tutti.annotations.Rate;
import org.tutti.annotations.Role;
import org.tutti.annotations.Setup;
import org.tutti.annotations.TearDown;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.Datatype;
import org.tutti.mpi.MessageBuffer;
import org.tutti.mpi.PointToPointMessages;
import org.tutti.mpi.Requests;
import org.tutti.operations.state.LeastValue;
import org.tutti.runtime.Arrivals;
import org.tutti.runtime.Message;
import org.tutti.runtime.Payload;
import org.tutti.runtime.PayloadContext;

/**
 * Messages between the first rank and the last that are matched while many receives are posted, or
 * many messages have arrived that nobody expected: the suite {@code matching}.
 */
public abstract class MatchingBenchmark implements Payload {
  /** Tag of what is no entry of a queue. */
  static final int TAG = 0;

  /** Tag of the first entry; the others follow. */
  static final int ENTRIES = 1;

  /** The number of entries of a queue. */
  @Param("64")
  public int depth;

  /** Whether receives wait for any source. */
  @Param("NAMED")
  public NamedSources sources;

  /** Over how many communicators the entries are spread, by turns. */
  @Param("1")
  public int communicators;

  /** The partner of this rank; -1 if it only waits. */
  int partner;

  MessageBuffer nothing;

  private Communicator[] made = {};

  /** The communicator of each entry: a remainder would take time within what is timed. */
  private Communicator[] spread;

  /** The least number of entries. */
  abstract int leastDepth();

  @Override
  public void checkProcesses(int processes) {
    LeastValue.check("depth", depth, leastDepth());
    LeastValue.check("communicators", communicators, 1);
  }

  @Setup
  public final void spread(Communicator comm) {
    int last = comm.size() - 1;
    int rank = comm.rank();
    partner = rank == 0 || rank == last ? last - rank : -1;
    nothing = comm.allocate(Datatype.BYTE, 1);
    made = new Communicator[communicators];
    for (int index = 0; index < communicators; index++) {
      made[index] = comm.duplicate();
    }
    spread = new Communicator[Math.max(1, depth)];
    Arrays.setAll(spread, entry -> made[entry % communicators]);
  }

  /** The communicator of an entry. */
  protected final Communicator of(int entry) {
    return spread[entry];
  }

  /** Gives the communicators back, whose queues are empty. */
  @TearDown
  public final void gather() {
    drain();
    for (Communicator each : made) {
      each.free();
    }
    made = new Communicator[0];
  }

  /** Empties the queues. */
  void drain() {}

  /** The order in which entries of a queue are asked for. */
  public enum MatchingOrder {
    /** The order in which they were queued: the next one is the first of the queue. */
    IN_ORDER,
    /** The last one first: each is at the end of the queue. */
    REVERSED,
    /** Drawn from a seed, the same on all ranks. */
    RANDOM;

    /** The entries in this order. */
    int[] of(int entries, long seed) {
      int[] order = new int[entries];
      Arrays.setAll(order, index -> this == REVERSED ? entries - 1 - index : index);
      if (this == RANDOM) {
        SplittableRandom random = new SplittableRandom(seed);
        for (int last = entries - 1; last > 0; last--) {
          int other = random.nextInt(last + 1);
          int swapped = order[last];
          order[last] = order[other];
          order[other] = swapped;
        }
      }
      return order;
    }
  }

  /** Whether receives name the rank that they wait for. */
  public enum NamedSources {
    /** All do. */
    NAMED,
    /** All wait for any source. */
    ANY,
    /** Every other one waits for any source, the first one does. */
    ALTERNATING;

    /** The source that receive {@code index} names. */
    int source(int index, int rank) {
      boolean isAny = this == ANY || this == ALTERNATING && index % 2 == 0;
      return isAny ? PointToPointMessages.ANY_SOURCE : rank;
    }
  }

  /**
   * Messages from the first rank to the last, as many as a queue is deep, each with a tag of its
   * own, from a block of the send buffer into that of the receive buffer. One side is queued in the
   * order of the tags before the time begins, the other one comes in {@link #order}.
   */
  public abstract static class QueuedMessages extends MatchingBenchmark {
    /** The order in which the entries of the queue are matched. */
    @Param("IN_ORDER")
    public MatchingOrder order;

    /** What a random order is drawn from. */
    @Param("1")
    public long seed;

    private int[] drawn;
    private int[] queued;

    /** Those of all messages, by their tags. */
    protected Requests requests;

    private MessageBuffer[] blocks;
    private int count;
    private Datatype datatype;

    @Override
    final int leastDepth() {
      return 1;
    }

    @Override
    public final long sendElements(PayloadContext place) {
      return place.elements(depth);
    }

    @Override
    public final long receiveElements(PayloadContext place) {
      return place.elements(depth);
    }

    @Setup
    public final void divide(Communicator comm, Message message) {
      drawn = order.of(depth, seed);
      queued = MatchingOrder.IN_ORDER.of(depth, seed);
      requests = comm.requests(depth);
      MessageBuffer whole = comm.rank() == 0 ? message.send() : message.receive();
      count = message.count();
      datatype = message.datatype();
      blocks = new MessageBuffer[depth];
      for (int entry = 0; entry < depth; entry++) {
        blocks[entry] = whole.slice(message.elements(entry), count);
      }
    }

    /** Starts all messages; the first rank sends. */
    final void startAll(boolean isQueued) {
      int[] entries = isQueued ? queued : drawn;
      boolean isSender = partner > 0;
      for (int index = 0; index < entries.length; index++) {
        int entry = entries[index];
        if (isSender) {
          of(entry)
              .isend(blocks[entry], count, datatype, partner, ENTRIES + entry, requests.at(entry));
        } else {
          int source = sources.source(entry, partner);
          of(entry)
              .irecv(blocks[entry], count, datatype, source, ENTRIES + entry, requests.at(entry));
        }
      }
    }

    final void completeAll() {
      requests.waitAll();
    }

    /** Tells the partner something by an empty message. */
    final void tell() {
      of(0).send(nothing, 0, Datatype.BYTE, partner, TAG);
    }

    /** Waits for such a message. */
    final void await() {
      of(0).recv(nothing, 0, Datatype.BYTE, partner, TAG);
    }

    @Override
    public final void arrivals(PayloadContext place, Arrivals arrivals) {
      if (place.rank() == place.processes() - 1) {
        arrivals.block(0, place.elements(depth), 0, 0);
      }
    }
  }

  /** Messages that meet receives which were posted before them. */
  public static class PostedReceives extends QueuedMessages {
    @Setup(Level.CALL)
    public void post() {
      if (partner == 0) {
        startAll(true);
      }
    }

    @Benchmark(operation = "MATCHING")
    @Catalog(value = "matching:posted", suites = "matching")
    @Description("messages that meet receives posted before them, in order or not")
    @Rate(messages = "depth")
    @Role(Ranks.FIRST)
    public void send() {
      startAll(false);
      completeAll();
      await();
    }

    @Role(value = Ranks.LAST, of = "send")
    public void receive() {
      completeAll();
      tell();
    }
  }

  /**
   * Receives of messages that were sent before them. A message behind them that was received has
   * brought them into the queue.
   */
  public static class UnexpectedMessages extends QueuedMessages {
    @Setup(Level.CALL)
    public void send() {
      if (partner > 0) {
        startAll(true);
        tell();
      } else if (partner == 0) {
        await();
      }
    }

    @Benchmark(operation = "MATCHING")
    @Catalog(value = "matching:unexpected", suites = "matching")
    @Description("receives of messages that were sent before them, in order or not")
    @Role(Ranks.LAST)
    public void receive() {
      startAll(false);
      completeAll();
      tell();
    }

    @Role(value = Ranks.FIRST, of = "receive")
    public void complete() {
      completeAll();
      await();
    }
  }

  /**
   * A ping-pong whose messages are matched after the entries of a queue that they do not match, on
   * both ranks. The entries are empty messages or receives of these, and stay until the cell ends.
   */
  public abstract static class PingPongBeside extends MatchingBenchmark {
    private Requests sends;
    private Requests receives;

    /** The rank from which the messages of the ping-pong are received, or any. */
    private int source;

    /** Whether receives are posted beforehand, or messages wait to be received. */
    abstract boolean isPosted();

    @Override
    final int leastDepth() {
      return 0;
    }

    /**
     * With messages that wait, the receives that may be of any source are those of the ping-pong.
     */
    @Setup
    public final void queue(Communicator comm) {
      source = isPosted() ? partner : sources.source(comm.rank() == 0 ? 0 : 1, partner);
      sends = comm.requests(depth);
      receives = comm.requests(depth);
      if (partner >= 0) {
        if (isPosted()) {
          receiveEntries();
        } else {
          sendEntries();
        }
      }
    }

    @Override
    final void drain() {
      if (receives != null && partner >= 0) {
        if (isPosted()) {
          sendEntries();
        } else {
          receiveEntries();
        }
        receives.waitAll();
        sends.waitAll();
      }
      receives = null;
    }

    private void receiveEntries() {
      for (int entry = 0; entry < depth; entry++) {
        int from = isPosted() ? sources.source(entry, partner) : partner;
        of(entry).irecv(nothing, 0, Datatype.BYTE, from, ENTRIES + entry, receives.at(entry));
      }
    }

    private void sendEntries() {
      for (int entry = 0; entry < depth; entry++) {
        of(entry).isend(nothing, 0, Datatype.BYTE, partner, ENTRIES + entry, sends.at(entry));
      }
    }

    final void ping(Message message) {
      send(message);
      receive(message);
    }

    final void pong(Message message) {
      receive(message);
      send(message);
    }

    /** Messages are on a communicator that entries are on, too. */
    private void send(Message message) {
      of(0).send(message.send(), message.count(), message.datatype(), partner, TAG);
    }

    private void receive(Message message) {
      of(0).recv(message.receive(), message.count(), message.datatype(), source, TAG);
    }

    @Override
    public final void arrivals(PayloadContext place, Arrivals arrivals) {
      if (partner >= 0) {
        arrivals.block(0, place.count(), partner, 0);
      }
    }
  }

  /** A ping-pong beside posted receives: a message that arrives passes them. */
  public static class PingPongPosted extends PingPongBeside {
    @Override
    boolean isPosted() {
      return true;
    }

    @Benchmark(operation = "PING_PONG")
    @Catalog(value = "ping-pong:posted", suites = "matching")
    @Description(
        "latency: half a round trip whose messages pass posted receives that they do not match")
    @OperationsPerCall(2)
    @Role(Ranks.FIRST)
    public void first(Message message) {
      ping(message);
    }

    @Role(value = Ranks.LAST, of = "first")
    public void last(Message message) {
      pong(message);
    }
  }

  /** A ping-pong beside messages that nobody has received: a receive that is posted passes them. */
  public static class PingPongUnexpected extends PingPongBeside {
    @Override
    boolean isPosted() {
      return false;
    }

    @Benchmark(operation = "PING_PONG")
    @Catalog(value = "ping-pong:unexpected", suites = "matching")
    @Description("latency: half a round trip whose receives pass messages that nobody has received")
    @OperationsPerCall(2)
    @Role(Ranks.FIRST)
    public void first(Message message) {
      ping(message);
    }

    @Role(value = Ranks.LAST, of = "first")
    public void last(Message message) {
      pong(message);
    }
  }
}

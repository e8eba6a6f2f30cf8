package org.tutti.sync.clocksync;

import java.util.function.BooleanSupplier;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.Datatype;
import org.tutti.mpi.MessageBuffer;
import org.tutti.mpi.Status;
import org.tutti.sync.clock.RankClock;

/**
 * One exchange of a time stamp between a client and a server: the client sends at {@link #sent},
 * the server stamps with its own clock, the client has the {@link #stamp} at {@link #received}.
 * Messages are of eight bytes, so that every library sends them eagerly. Allocates nothing after
 * its construction.
 */
public final class PingPong {
  private static final int TAG = 71;
  private static final long MORE = 1;
  private static final long ENOUGH = 0;
  private static final long LAST = 2;

  /** The polls that a partner on another core takes to answer, and a few more. */
  private static final int POLLS_BEFORE_YIELDING = 50;

  private final Communicator communicator;
  private final RankClock clock;
  private final boolean yields;
  private final MessageBuffer outgoing;
  private final MessageBuffer incoming;
  private final Status arrived;
  private final BooleanSupplier answerCounted = this::answerCounted;
  private final BooleanSupplier answerWhileMore = this::answerWhileMore;
  private final BooleanSupplier answerToLast = this::answerToLast;
  private int partner;
  private long left;
  private long messages;
  private long sent;
  private long stamp;
  private long received;

  public PingPong(Communicator communicator, RankClock clock) {
    this(communicator, clock, false);
  }

  /**
   * @param yields whether to offer the core to others while waiting for a message: a partner on the
   *     same core answers in microseconds then, and not after a time slice
   */
  public PingPong(Communicator communicator, RankClock clock, boolean yields) {
    this.communicator = communicator;
    this.clock = clock;
    this.yields = yields;
    this.outgoing = communicator.allocate(Datatype.LONG, 1);
    this.incoming = communicator.allocate(Datatype.LONG, 1);
    this.arrived = communicator.status();
  }

  /** The client's side. */
  public void exchange(int server) {
    exchange(server, MORE);
  }

  /** The client's side of the last exchange of {@link #serveToLast}. */
  void exchangeLast(int server) {
    exchange(server, LAST);
  }

  private void exchange(int server, long word) {
    outgoing.putLong(0, word);
    sent = clock.now();
    communicator.send(outgoing, 1, Datatype.LONG, server, TAG);
    receive(server);
    received = clock.now();
    stamp = incoming.getLong(0);
    messages++;
  }

  /** The server's side of {@code count} exchanges. */
  public void serve(int client, long count) {
    left = count;
    partner = client;
    if (count > 0) {
      serve(answerCounted);
    }
  }

  /** The server's side of as many exchanges as the client makes before {@link #close}. */
  public void serve(int client) {
    partner = client;
    serve(answerWhileMore);
  }

  /** The server's side of exchanges up to the one that the client calls the last. */
  void serveToLast(int client) {
    partner = client;
    serve(answerToLast);
  }

  private void serve(BooleanSupplier answer) {
    if (!yields) {
      communicator.serve(incoming, 1, Datatype.LONG, partner, TAG, answer);
      return;
    }
    do {
      receive(partner);
    } while (answer.getAsBoolean());
  }

  @SuppressWarnings("ThreadPriorityCheck") // The partner may need this very core to answer.
  private void receive(int source) {
    for (int poll = 1; yields && !communicator.iprobe(source, TAG, arrived); poll++) {
      if (poll > POLLS_BEFORE_YIELDING) {
        Thread.yield();
      }
    }
    communicator.recv(incoming, 1, Datatype.LONG, source, TAG);
  }

  /** The client has exchanged enough with a server that does not know how often. */
  public void close(int server) {
    outgoing.putLong(0, ENOUGH);
    communicator.send(outgoing, 1, Datatype.LONG, server, TAG);
    messages++;
  }

  private boolean answerCounted() {
    answer();
    left--;
    return left > 0;
  }

  private boolean answerToLast() {
    boolean more = incoming.getLong(0) != LAST;
    answer();
    return more;
  }

  private boolean answerWhileMore() {
    boolean more = incoming.getLong(0) == MORE;
    if (more) {
      answer();
    }
    return more;
  }

  private void answer() {
    outgoing.putLong(0, clock.now());
    communicator.send(outgoing, 1, Datatype.LONG, partner, TAG);
    messages++;
  }

  /** The clock of both ends' stamps on this rank. */
  RankClock clock() {
    return clock;
  }

  /** Client's time before sending. */
  public long sent() {
    return sent;
  }

  /** Server's time between. */
  public long stamp() {
    return stamp;
  }

  /** Client's time after receiving. */
  public long received() {
    return received;
  }

  /** Nanoseconds between {@link #sent} and {@link #received}. */
  public long roundTrip() {
    return received - sent;
  }

  /** Messages that this rank has sent so far. */
  public long messages() {
    return messages;
  }
}

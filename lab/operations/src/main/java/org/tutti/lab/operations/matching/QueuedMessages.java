package org.tutti.lab.operations.matching;

import org.tutti.annotations.Param;
import org.tutti.annotations.Setup;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.Datatype;
import org.tutti.mpi.MessageBuffer;
import org.tutti.mpi.Requests;
import org.tutti.runtime.Arrivals;
import org.tutti.runtime.Message;
import org.tutti.runtime.PayloadContext;

/**
 * Messages from the first rank to the last, as many as a queue is deep, each with a tag of its own,
 * from a block of the send buffer into that of the receive buffer. One side is queued in the order
 * of the tags before the time begins, the other one comes in {@link #order}.
 */
public abstract class QueuedMessages extends MatchingBenchmark {
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

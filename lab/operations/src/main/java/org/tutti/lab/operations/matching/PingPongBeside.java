package org.tutti.lab.operations.matching;

import org.tutti.annotations.Setup;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.Datatype;
import org.tutti.mpi.Requests;
import org.tutti.runtime.Arrivals;
import org.tutti.runtime.Message;
import org.tutti.runtime.PayloadContext;

/**
 * A ping-pong whose messages are matched after the entries of a queue that they do not match, on
 * both ranks. The entries are empty messages or receives of these, and stay until the cell ends.
 */
public abstract class PingPongBeside extends MatchingBenchmark {
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

  /** With messages that wait, the receives that may be of any source are those of the ping-pong. */
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

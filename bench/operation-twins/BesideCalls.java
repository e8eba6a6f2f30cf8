package org.tutti.bench.operationtwins;

import org.tutti.mpi.Communicator;
import org.tutti.mpi.natives.NativeCalls;
import org.tutti.runtime.Control;
import org.tutti.runtime.Message;

/** The bare messages of a ping-pong beside a queue, and whose turn it is. */
final class BesideCalls {
  private static final int TAG = 0;

  private final BareTurn bare = new BareTurn();
  private long communicator;

  void find(Communicator comm, Communicator ofEntries, Message message) {
    bare.find(comm, message);
    communicator = NativeCalls.handle(ofEntries);
  }

  void take(Control control) {
    bare.take(control);
  }

  boolean isNow() {
    return bare.isNow;
  }

  void send(int partner) {
    BareMessages.send(bare.send, bare.count, BareCalls.BYTE, partner, TAG, communicator);
  }

  void receive(int partner) {
    BareMessages.recv(bare.receive, bare.count, BareCalls.BYTE, partner, TAG, communicator);
  }
}

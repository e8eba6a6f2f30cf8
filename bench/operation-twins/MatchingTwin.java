package org.tutti.bench.operationtwins;

import org.tutti.annotations.Benchmark;
import org.tutti.annotations.Level;
import org.tutti.annotations.Ranks;
import org.tutti.annotations.Role;
import org.tutti.annotations.Setup;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.natives.NativeCalls;
import org.tutti.operations.matching.PostedReceives;
import org.tutti.runtime.Control;
import org.tutti.runtime.Message;

/** 64 messages that meet posted receives, by turns bare and by Tutti. */
public class MatchingTwin extends PostedReceives {
  private static final int TAG = 0;
  private static final int ENTRIES = 1;

  private final BareTurn bare = new BareTurn();
  private long communicator;
  private long started;

  @Setup
  public void locate(Communicator comm, Message message) {
    bare.find(comm, message);
    communicator = NativeCalls.handle(of(0));
    started = NativeCalls.address(requests.at(0));
  }

  @Setup(Level.OBSERVATION)
  public void take(Control control) {
    bare.take(control);
  }

  @Override
  @Benchmark(operation = "MATCHING")
  @Role(Ranks.FIRST)
  public void send() {
    if (bare.isNow) {
      long buffer = bare.send;
      long request = started;
      int count = bare.count;
      int all = depth;
      for (int entry = 0; entry < all; entry++) {
        BareMessages.isend(
            buffer, count, BareCalls.BYTE, 1, ENTRIES + entry, communicator, request);
        buffer += count;
        request += BareCalls.REQUEST_BYTES;
      }
      BareMessages.waitAll(all, started);
      BareMessages.recv(bare.receive, 0, BareCalls.BYTE, 1, TAG, communicator);
    } else {
      super.send();
    }
  }

  /** The receives were posted by Tutti in either case, which therefore completes them. */
  @Override
  @Role(value = Ranks.LAST, of = "send")
  public void receive() {
    super.receive();
  }
}

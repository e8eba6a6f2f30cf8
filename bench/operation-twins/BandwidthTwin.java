package org.tutti.bench.operationtwins;

import org.tutti.annotations.Benchmark;
import org.tutti.annotations.Ranks;
import org.tutti.annotations.Role;
import org.tutti.annotations.Setup;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.natives.NativeCalls;
import org.tutti.operations.pointtopoint.Bandwidth;
import org.tutti.operations.state.MessageWindow;
import org.tutti.runtime.Arrivals;
import org.tutti.runtime.Control;
import org.tutti.runtime.Message;
import org.tutti.runtime.Payload;
import org.tutti.runtime.PayloadContext;

/** A window of messages, by turns bare and by Tutti. */
public class BandwidthTwin implements Payload {
  private static final int WINDOW = 64;
  private static final int TAG = 1;
  private static final int ACKNOWLEDGMENT = 2;

  private final Bandwidth operation = new Bandwidth();
  private final MessageWindow window = new MessageWindow();
  private long sends;
  private long receives;

  @Setup
  public void find(Communicator comm) {
    window.window = WINDOW;
    window.make(comm);
    sends = NativeCalls.address(window.sends().at(0));
    receives = NativeCalls.address(window.receives().at(0));
  }

  @Benchmark(operation = "BANDWIDTH")
  @Role(Ranks.FIRST)
  public void send(Communicator comm, Message message, Control control, BareTurn bare) {
    if (bare.isNow) {
      long communicator = bare.communicator;
      long buffer = bare.send;
      int count = bare.count;
      long request = sends;
      for (int i = 0; i < WINDOW; i++) {
        BareMessages.isend(buffer, count, BareCalls.BYTE, 1, TAG, communicator, request);
        request += BareCalls.REQUEST_BYTES;
      }
      BareMessages.waitAll(WINDOW, sends);
      BareMessages.recv(bare.receive, 0, BareCalls.BYTE, 1, ACKNOWLEDGMENT, communicator);
    } else {
      operation.send(comm, message, control, window);
    }
  }

  @Role(value = Ranks.LAST, of = "send")
  public void receive(Communicator comm, Message message, BareTurn bare) {
    if (bare.isNow) {
      long communicator = bare.communicator;
      long buffer = bare.receive;
      int count = bare.count;
      long request = receives;
      for (int i = 0; i < WINDOW; i++) {
        BareMessages.irecv(buffer, count, BareCalls.BYTE, 0, TAG, communicator, request);
        request += BareCalls.REQUEST_BYTES;
      }
      BareMessages.waitAll(WINDOW, receives);
      BareMessages.send(bare.send, 0, BareCalls.BYTE, 0, ACKNOWLEDGMENT, communicator);
    } else {
      operation.receive(comm, message, window);
    }
  }

  @Override
  public void arrivals(PayloadContext place, Arrivals arrivals) {
    operation.arrivals(place, arrivals);
  }
}

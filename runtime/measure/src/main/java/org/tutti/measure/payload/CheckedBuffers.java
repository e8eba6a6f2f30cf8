package org.tutti.measure.payload;

import java.util.List;
import java.util.Optional;
import org.tutti.mpi.MessageBuffer;
import org.tutti.runtime.Arrivals.Buffer;
import org.tutti.runtime.Message;

/** Both buffers of a rank. */
public record CheckedBuffers(CheckedBuffer send, CheckedBuffer receive) {

  /**
   * The buffers of a message.
   *
   * @param sendGuard what follows the send buffer in memory
   * @param receiveGuard what follows the receive buffer
   */
  public static CheckedBuffers of(
      Message message,
      int rank,
      Optional<MessageBuffer> sendGuard,
      Optional<MessageBuffer> receiveGuard) {
    return new CheckedBuffers(
        new CheckedBuffer(Buffer.SEND, message.send(), sendGuard, rank),
        new CheckedBuffer(Buffer.RECEIVE, message.receive(), receiveGuard, rank));
  }

  List<CheckedBuffer> all() {
    return List.of(send, receive);
  }
}

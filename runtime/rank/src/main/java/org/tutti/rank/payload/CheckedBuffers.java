package org.tutti.rank.payload;

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
        checked(Buffer.SEND, message.send(), sendGuard, rank),
        checked(Buffer.RECEIVE, message.receive(), receiveGuard, rank));
  }

  /** Complex numbers and pairs are checked part by part. */
  private static CheckedBuffer checked(
      Buffer buffer, MessageBuffer memory, Optional<MessageBuffer> guard, int rank) {
    return new CheckedBuffer(
        buffer,
        memory.ofParts(),
        guard.isPresent() ? Optional.of(guard.get().ofParts()) : guard,
        rank,
        memory.datatype().parts());
  }

  List<CheckedBuffer> all() {
    return List.of(send, receive);
  }
}

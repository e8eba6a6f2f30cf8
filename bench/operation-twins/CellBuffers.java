package org.tutti.bench.operationtwins;

import java.util.Arrays;
import org.tutti.mpi.MessageBuffer;
import org.tutti.runtime.Message;

/** What lies in the buffers of a cell on this rank. */
final class CellBuffers {
  private final MessageBuffer send;
  private final MessageBuffer receive;
  private final int rank;

  CellBuffers(Message message, int rank) {
    send = message.send();
    receive = message.receive();
    this.rank = rank;
  }

  /** The content of both buffers. */
  record Content(byte[] sent, byte[] received) {
    boolean isSame(Content other) {
      return Arrays.equals(sent, other.sent) && Arrays.equals(received, other.received);
    }
  }

  /** Writes what each rank and each place has of its own: small positive numbers of any type. */
  void fill() {
    send.write(0, pattern(send, rank + 1));
    receive.write(0, pattern(receive, rank + 11));
  }

  Content content() {
    byte[] sent = new byte[bytes(send)];
    byte[] received = new byte[bytes(receive)];
    send.read(0, sent);
    receive.read(0, received);
    return new Content(sent, received);
  }

  private static byte[] pattern(MessageBuffer buffer, int first) {
    byte[] bytes = new byte[bytes(buffer)];
    for (int at = 0; at < bytes.length; at++) {
      bytes[at] = (byte) (1 + (first + 5 * at) % 29);
    }
    return bytes;
  }

  private static int bytes(MessageBuffer buffer) {
    return Math.toIntExact(buffer.elements() * buffer.datatype().bytes());
  }
}

package org.tutti.mpi.collective;

import java.nio.ByteBuffer;

/** Broadcast down a binomial tree: in each round every rank that has the message passes it on. */
final class BinomialBroadcast {
  private BinomialBroadcast() {}

  static void bcast(Transport transport, ByteBuffer buffer, int length, int root, int tag) {
    int size = transport.size();
    int relative = (transport.rank() - root + size) % size;
    int mask = 1;
    while (mask < size && (relative & mask) == 0) {
      mask <<= 1;
    }
    if (relative != 0) {
      transport.receive(buffer, 0, length, (relative - mask + root) % size, tag);
    }
    for (mask >>= 1; mask > 0; mask >>= 1) {
      int child = relative + mask;
      if (child < size) {
        transport.send(buffer, 0, length, (child + root) % size, tag);
      }
    }
  }
}

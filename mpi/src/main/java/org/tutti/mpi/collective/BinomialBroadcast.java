package org.tutti.mpi.collective;

import java.nio.ByteBuffer;
import org.tutti.mpi.Datatype;
import org.tutti.mpi.MessageBuffer;

/** Broadcast down a binomial tree: in each round every rank that has the message passes it on. */
final class BinomialBroadcast {
  private BinomialBroadcast() {}

  static void bcast(Steps steps, MessageBuffer message, int count, Datatype datatype, int root) {
    int size = steps.size();
    ArgumentChecks.root("bcast", root, size);
    ByteBuffer buffer = ArgumentChecks.bytes("bcast", message, 1, count, datatype);
    int length = count * datatype.bytes();
    int relative = (steps.rank() - root + size) % size;
    int mask = 1;
    while (mask < size && (relative & mask) == 0) {
      mask <<= 1;
    }
    if (relative != 0) {
      steps.receive(buffer, 0, length, (relative - mask + root) % size);
    }
    for (mask >>= 1; mask > 0; mask >>= 1) {
      int child = relative + mask;
      if (child < size) {
        steps.send(buffer, 0, length, (child + root) % size);
      }
    }
  }
}

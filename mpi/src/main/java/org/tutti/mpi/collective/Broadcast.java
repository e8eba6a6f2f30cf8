package org.tutti.mpi.collective;

import java.nio.ByteBuffer;
import org.tutti.mpi.Datatype;
import org.tutti.mpi.MessageBuffer;

/** Broadcast down a binomial tree, or from the root to each rank if the transport says so. */
final class Broadcast {
  private static final String NAME = "MPI_Bcast";
  private static final String LINEAR = "linear";

  private Broadcast() {}

  static void bcast(Steps steps, MessageBuffer message, int count, Datatype datatype, int root) {
    ArgumentChecks.root("bcast", root, steps.size());
    ByteBuffer buffer = ArgumentChecks.bytes("bcast", message, 1, count, datatype);
    int length = count * datatype.bytes();
    if (steps.algorithm(NAME).equals(LINEAR)) {
      linear(steps, buffer, length, root);
    } else {
      binomial(steps, buffer, length, root);
    }
  }

  /** Each rank that has the message passes it on, in each round. */
  private static void binomial(Steps steps, ByteBuffer buffer, int length, int root) {
    int size = steps.size();
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

  /** The root sends to each rank itself. */
  private static void linear(Steps steps, ByteBuffer buffer, int length, int root) {
    if (steps.rank() != root) {
      steps.receive(buffer, 0, length, root);
      return;
    }
    for (int rank = 0; rank < steps.size(); rank++) {
      if (rank != root) {
        steps.send(buffer, 0, length, rank);
      }
    }
  }
}

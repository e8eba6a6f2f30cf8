package org.tutti.rank.observation;

import java.util.function.IntToLongFunction;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.Datatype;
import org.tutti.mpi.MessageBuffer;
import org.tutti.mpi.exchange.CollectiveExchange;

/**
 * Moves a series of numbers from one rank to the root in small messages, so that MPI does not need
 * more memory for long cells.
 */
final class ValueTransfer {
  private static final int CHUNK = 4096;
  private static final int TAG = 71;

  private final Communicator communicator;
  private final MessageBuffer buffer;

  ValueTransfer(Communicator communicator) {
    this.communicator = communicator;
    this.buffer = communicator.allocate(Datatype.LONG, CHUNK);
  }

  /** Sends the values, on a rank that is not the root. */
  void send(int count, IntToLongFunction values) {
    for (int from = 0; from < count; from += CHUNK) {
      int length = Math.min(CHUNK, count - from);
      for (int index = 0; index < length; index++) {
        buffer.putLong(index, values.applyAsLong(from + index));
      }
      communicator.send(buffer, length, Datatype.LONG, CollectiveExchange.ROOT, TAG);
    }
  }

  /** Receives, on the root: its own values, or those that another rank sends. */
  long[] receive(int count, int rank, IntToLongFunction own) {
    long[] values = new long[count];
    for (int from = 0; from < count; from += CHUNK) {
      int length = Math.min(CHUNK, count - from);
      if (rank != CollectiveExchange.ROOT) {
        communicator.recv(buffer, length, Datatype.LONG, rank, TAG);
      }
      for (int index = 0; index < length; index++) {
        values[from + index] =
            rank == CollectiveExchange.ROOT ? own.applyAsLong(from + index) : buffer.getLong(index);
      }
    }
    return values;
  }
}

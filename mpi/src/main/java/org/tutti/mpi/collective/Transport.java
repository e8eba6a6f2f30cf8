package org.tutti.mpi.collective;

import java.nio.ByteBuffer;
import java.util.function.BooleanSupplier;

/**
 * Point-to-point messages of bytes among a group of ranks in one context. Messages match by
 * context, source and tag and do not overtake each other; offsets and lengths are in bytes.
 */
public interface Transport {
  /** The provider's name, for messages. */
  String libraryName();

  /** The caller's rank in the group. */
  int rank();

  /** Number of ranks in the group. */
  int size();

  /** The rank in the world of the group's rank {@code rank}. */
  int worldRank(int rank);

  /** Zeroed memory in the machine's byte order, of the kind this transport copies fastest. */
  ByteBuffer memory(int length);

  /** Returns when the buffer may be changed again. */
  void send(ByteBuffer buffer, int offset, int length, int destination, int tag);

  /**
   * Returns when the message has arrived; it may be shorter than {@code length}.
   *
   * @throws org.tutti.mpi.MpiException if it is longer
   */
  void receive(ByteBuffer buffer, int offset, int length, int source, int tag);

  /** As {@link org.tutti.mpi.Communicator#serve}. */
  default void serve(
      ByteBuffer buffer, int offset, int length, int source, int tag, BooleanSupplier answer) {
    do {
      receive(buffer, offset, length, source, tag);
    } while (answer.getAsBoolean());
  }

  /** Both at once, so that ranks that exchange messages never wait for each other's receive. */
  void sendrecv(
      ByteBuffer send,
      int sendOffset,
      int sendLength,
      int destination,
      int sendTag,
      ByteBuffer receive,
      int receiveOffset,
      int receiveLength,
      int source,
      int receiveTag);

  /** The same rank's messages in another context and group, given as ranks of the world. */
  Transport within(int context, int[] worldRanks, int rank);

  /** The contexts in use, shared by all ranks of the job. */
  Contexts contexts();
}

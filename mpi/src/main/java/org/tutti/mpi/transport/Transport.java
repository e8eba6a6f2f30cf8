package org.tutti.mpi.transport;

import java.nio.ByteBuffer;
import java.util.function.BooleanSupplier;

/**
 * Point-to-point messages of bytes among a group of ranks in one context. Messages match by
 * context, source and tag and do not overtake each other; offsets and lengths are in bytes.
 */
public interface Transport {
  /** Stands for any source or tag of a receive. */
  int ANY = -1;

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
   * Returns the length of the message when it has arrived; it may be shorter than {@code length}.
   *
   * @param source a rank of the group
   * @param tag may be {@link #ANY}
   * @throws org.tutti.mpi.MpiException if it is longer
   */
  int receive(ByteBuffer buffer, int offset, int length, int source, int tag);

  /** Does what {@link org.tutti.mpi.Communicator#serve} says. */
  default void serve(
      ByteBuffer buffer, int offset, int length, int source, int tag, BooleanSupplier answer) {
    do {
      receive(buffer, offset, length, source, tag);
    } while (answer.getAsBoolean());
  }

  /**
   * Both at once, so that ranks that exchange messages never wait for each other's receive; returns
   * the length of the message received.
   */
  int sendrecv(
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

  /** A transfer to be started, by this or another transport of the rank. */
  Transfer transfer();

  /** Starts to send; the transfer is done when the buffer may be changed again. */
  void startSend(
      Transfer transfer, ByteBuffer buffer, int offset, int length, int destination, int tag);

  /**
   * Some more bytes of the message that this transfer will send next are ready, and may leave
   * before it is started. A transport that sends messages as a whole does nothing.
   */
  default void startPart(Transfer transfer, int bytes, int destination) {}

  /** Starts to send; the transfer is done when the message has met its receive. */
  void startSynchronousSend(
      Transfer transfer, ByteBuffer buffer, int offset, int length, int destination, int tag);

  /**
   * Starts to receive.
   *
   * @param source may be {@link #ANY}
   * @param tag may be {@link #ANY}
   */
  void startReceive(
      Transfer transfer, ByteBuffer buffer, int offset, int length, int source, int tag);

  /** Whether a receive from this source and tag, or {@link #ANY}, would find a message now. */
  boolean find(Transfer found, int source, int tag);

  /** Does the same as {@link #find}, but waits until there is such a message. */
  void await(Transfer found, int source, int tag);

  /**
   * The algorithm by which a collective operation, such as {@code MPI_Bcast}, is done here; empty
   * for the usual one.
   */
  default String algorithm(String operation) {
    return "";
  }

  /** What the rank has started. */
  Progress progress();

  /** The same rank's messages in another context and group, given as ranks of the world. */
  Transport within(int context, int[] worldRanks, int rank);

  /** The contexts in use, shared by all ranks of the job. */
  Contexts contexts();

  /** What stands behind the transport, for messages. */
  String libraryName();
}

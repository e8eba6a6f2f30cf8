package org.tutti.lab.stress;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.Datatype;
import org.tutti.mpi.MessageBuffer;
import org.tutti.mpi.OperationNotInLibrary;
import org.tutti.mpi.ReduceOp;
import org.tutti.runtime.Message;

/** The buffers of a stress test, allocated once for each datatype. */
final class StressMemory {
  private static final int GUARD = 64;

  /** The largest size of a buffer, which holds a block for each rank. */
  private static final long MAX_BYTES = 8L << 20;

  /** The whole memory of both buffers. */
  private record Both(MessageBuffer send, MessageBuffer receive) {}

  private final Communicator world;
  private final long largest;
  private final Map<Datatype, Both> memory = new HashMap<>();
  private MessageBuffer attachable;
  private MessageBuffer sendGuard;
  private MessageBuffer receiveGuard;

  /**
   * @param largest size of a block in bytes, if a buffer can hold as many as there are ranks
   */
  StressMemory(Communicator world, long largest) {
    this.world = world;
    this.largest = Math.max(Long.BYTES, Math.min(largest, MAX_BYTES / world.size()));
  }

  /** The largest number of elements in a block; at least 1. */
  int mostElements(Datatype datatype) {
    return (int) (largest / datatype.bytes());
  }

  /** Buffers of the size that the operation needs. */
  Message message(StressData data, int elements, Datatype datatype, int root, ReduceOp op) {
    int capacity = mostElements(datatype) * world.size() + GUARD;
    Both both =
        memory.computeIfAbsent(
            datatype,
            type -> new Both(world.allocate(type, capacity), world.allocate(type, capacity)));
    int send = elements * data.sendBlocks(world.size());
    int receive = elements * data.receiveBlocks(world.size());
    sendGuard = both.send().slice(send, GUARD);
    receiveGuard = both.receive().slice(receive, GUARD);
    return new Message(
        both.send().slice(0, send),
        both.receive().slice(0, receive),
        elements,
        datatype,
        root,
        (long) elements * datatype.bytes(),
        op);
  }

  /** Memory for one buffered message. */
  MessageBuffer attachable() {
    if (attachable == null) {
      attachable = world.allocate(Datatype.BYTE, (int) largest + bufferedOverhead());
    }
    return attachable;
  }

  private int bufferedOverhead() {
    try {
      return world.bufferedOverhead();
    } catch (OperationNotInLibrary e) {
      return 0;
    }
  }

  /** What follows the send buffer of the last message. */
  Optional<MessageBuffer> sendGuard() {
    return Optional.of(sendGuard);
  }

  /** What follows the receive buffer of the last message. */
  Optional<MessageBuffer> receiveGuard() {
    return Optional.of(receiveGuard);
  }
}

package org.tutti.mpi;

import java.util.function.BooleanSupplier;

/**
 * A communicator with MPI's blocking operations. Arguments, ordering and semantics are those of the
 * MPI standard; {@code count} is per process, in elements of {@code datatype}, as in MPI.
 *
 * <p>One thread per rank calls it. Every method throws {@link MpiException} with MPI's error class
 * and text when the library reports an error.
 */
public interface Communicator {
  int rank();

  int size();

  /** Memory for {@code count} elements, aligned to a cache line and zeroed. */
  MessageBuffer allocate(Datatype datatype, int count);

  void send(MessageBuffer buffer, int count, Datatype datatype, int destination, int tag);

  void receive(MessageBuffer buffer, int count, Datatype datatype, int source, int tag);

  /**
   * Whether a receive from this source and tag would return at once, for those who would rather do
   * something else meanwhile; also true if a provider cannot find out.
   */
  default boolean hasArrived(int source, int tag) {
    return true;
  }

  /** Whether {@link #hasArrived} can tell that nothing has arrived. */
  default boolean knowsArrivals() {
    return false;
  }

  /**
   * Receives messages of one source and tag, and calls {@code answer} after each, until it returns
   * false. What the answer does must not wait for a message: a provider may let it be called by the
   * source's thread while this rank's is at rest.
   */
  default void serve(
      MessageBuffer buffer,
      int count,
      Datatype datatype,
      int source,
      int tag,
      BooleanSupplier answer) {
    do {
      receive(buffer, count, datatype, source, tag);
    } while (answer.getAsBoolean());
  }

  void sendrecv(
      MessageBuffer send,
      int sendCount,
      int destination,
      int sendTag,
      MessageBuffer receive,
      int receiveCount,
      int source,
      int receiveTag,
      Datatype datatype);

  void barrier();

  void bcast(MessageBuffer buffer, int count, Datatype datatype, int root);

  void reduce(
      MessageBuffer send,
      MessageBuffer receive,
      int count,
      Datatype datatype,
      ReduceOp op,
      int root);

  void allreduce(
      MessageBuffer send, MessageBuffer receive, int count, Datatype datatype, ReduceOp op);

  void gather(MessageBuffer send, MessageBuffer receive, int count, Datatype datatype, int root);

  void scatter(MessageBuffer send, MessageBuffer receive, int count, Datatype datatype, int root);

  void allgather(MessageBuffer send, MessageBuffer receive, int count, Datatype datatype);

  void alltoall(MessageBuffer send, MessageBuffer receive, int count, Datatype datatype);

  void scan(MessageBuffer send, MessageBuffer receive, int count, Datatype datatype, ReduceOp op);

  void exscan(MessageBuffer send, MessageBuffer receive, int count, Datatype datatype, ReduceOp op);

  /** {@code count} is the length of the block that each process receives. */
  void reduceScatterBlock(
      MessageBuffer send, MessageBuffer receive, int count, Datatype datatype, ReduceOp op);

  /** Collective: a communicator of the same processes whose messages never meet this one's. */
  Communicator duplicate();

  /**
   * Collective: the communicator of all processes that gave the same {@code color} (at least 0).
   */
  Communicator split(int color, int key);

  /** Collective: gives the communicator back to the library. Not for the world. */
  void free();
}

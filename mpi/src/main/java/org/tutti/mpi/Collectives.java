package org.tutti.mpi;

/**
 * Blocking collective operations (MPI 3.1, chapter 5). Arguments, ordering and semantics are those
 * of the standard; {@code count} is per process, in elements of {@code datatype}. A buffer that
 * only the root needs may be null elsewhere.
 */
public interface Collectives extends LibraryChapter {
  /** In place of a send buffer (at the root of a scatter: of the receive buffer), as in MPI. */
  MessageBuffer IN_PLACE = new InPlaceBuffer();

  /**
   * As a root on an intercommunicator: this process. The others of its side give {@link
   * PointToPointMessages#PROC_NULL}, and those of the other side its rank.
   */
  int ROOT = -3;

  /**
   * {@link #IN_PLACE}, if the library has it; to be called on all ranks before anything is timed,
   * since only the root gives it to some operations.
   */
  default MessageBuffer inPlace() {
    return IN_PLACE;
  }

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

  /** The root receives a block of each process; {@code blocks} counts there only. */
  default void gatherv(
      MessageBuffer send,
      int count,
      MessageBuffer receive,
      Blocks blocks,
      Datatype datatype,
      int root) {
    throw missing("MPI_Gatherv");
  }

  void scatter(MessageBuffer send, MessageBuffer receive, int count, Datatype datatype, int root);

  /** The root sends a block to each process; {@code blocks} counts there only. */
  default void scatterv(
      MessageBuffer send,
      Blocks blocks,
      MessageBuffer receive,
      int count,
      Datatype datatype,
      int root) {
    throw missing("MPI_Scatterv");
  }

  void allgather(MessageBuffer send, MessageBuffer receive, int count, Datatype datatype);

  default void allgatherv(
      MessageBuffer send, int count, MessageBuffer receive, Blocks blocks, Datatype datatype) {
    throw missing("MPI_Allgatherv");
  }

  void alltoall(MessageBuffer send, MessageBuffer receive, int count, Datatype datatype);

  default void alltoallv(
      MessageBuffer send,
      Blocks sendBlocks,
      MessageBuffer receive,
      Blocks receiveBlocks,
      Datatype datatype) {
    throw missing("MPI_Alltoallv");
  }

  default void alltoallw(
      MessageBuffer send,
      TypedBlocks sendBlocks,
      MessageBuffer receive,
      TypedBlocks receiveBlocks) {
    throw missing("MPI_Alltoallw");
  }

  void scan(MessageBuffer send, MessageBuffer receive, int count, Datatype datatype, ReduceOp op);

  void exscan(MessageBuffer send, MessageBuffer receive, int count, Datatype datatype, ReduceOp op);

  /** Process {@code i} receives the reduction of block {@code i}; the blocks are packed. */
  default void reduceScatter(
      MessageBuffer send, MessageBuffer receive, Blocks blocks, Datatype datatype, ReduceOp op) {
    throw missing("MPI_Reduce_scatter");
  }

  /** {@code count} is the length of the block that each process receives. */
  void reduceScatterBlock(
      MessageBuffer send, MessageBuffer receive, int count, Datatype datatype, ReduceOp op);

  /** {@code inout = inout op in}, within the process. */
  default void reduceLocal(
      MessageBuffer in, MessageBuffer inout, int count, Datatype datatype, ReduceOp op) {
    throw missing("MPI_Reduce_local");
  }

  /**
   * Blocks for the irregular operations, to be made before anything is timed.
   *
   * @param counts elements of each block, one per process or neighbor
   * @param displacements where each begins, in elements
   */
  default Blocks blocks(int[] counts, int[] displacements) {
    return new Blocks(counts, displacements);
  }

  /** Blocks without gaps between them. */
  default Blocks blocks(int... counts) {
    return blocks(counts, Blocks.packed(counts));
  }

  /**
   * Blocks with datatypes of their own, to be made before anything is timed.
   *
   * @param displacements where each begins, in bytes
   */
  default TypedBlocks typedBlocks(int[] counts, int[] displacements, Datatype[] datatypes) {
    return new TypedBlocks(counts, displacements, datatypes);
  }
}

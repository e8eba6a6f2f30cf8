package org.tutti.mpi;

/**
 * Nonblocking collective operations (MPI 3.1, section 5.12): as those of {@link Collectives}, but
 * complete only when their request is. All processes start them in the same order.
 */
public interface NonblockingCollectives extends LibraryChapter {
  default void ibarrier(Request request) {
    throw missing("MPI_Ibarrier");
  }

  default void ibcast(
      MessageBuffer buffer, int count, Datatype datatype, int root, Request request) {
    throw missing("MPI_Ibcast");
  }

  default void ireduce(
      MessageBuffer send,
      MessageBuffer receive,
      int count,
      Datatype datatype,
      ReduceOp op,
      int root,
      Request request) {
    throw missing("MPI_Ireduce");
  }

  default void iallreduce(
      MessageBuffer send,
      MessageBuffer receive,
      int count,
      Datatype datatype,
      ReduceOp op,
      Request request) {
    throw missing("MPI_Iallreduce");
  }

  default void igather(
      MessageBuffer send,
      MessageBuffer receive,
      int count,
      Datatype datatype,
      int root,
      Request request) {
    throw missing("MPI_Igather");
  }

  default void igatherv(
      MessageBuffer send,
      int count,
      MessageBuffer receive,
      Blocks blocks,
      Datatype datatype,
      int root,
      Request request) {
    throw missing("MPI_Igatherv");
  }

  default void iscatter(
      MessageBuffer send,
      MessageBuffer receive,
      int count,
      Datatype datatype,
      int root,
      Request request) {
    throw missing("MPI_Iscatter");
  }

  default void iscatterv(
      MessageBuffer send,
      Blocks blocks,
      MessageBuffer receive,
      int count,
      Datatype datatype,
      int root,
      Request request) {
    throw missing("MPI_Iscatterv");
  }

  default void iallgather(
      MessageBuffer send, MessageBuffer receive, int count, Datatype datatype, Request request) {
    throw missing("MPI_Iallgather");
  }

  default void iallgatherv(
      MessageBuffer send,
      int count,
      MessageBuffer receive,
      Blocks blocks,
      Datatype datatype,
      Request request) {
    throw missing("MPI_Iallgatherv");
  }

  default void ialltoall(
      MessageBuffer send, MessageBuffer receive, int count, Datatype datatype, Request request) {
    throw missing("MPI_Ialltoall");
  }

  default void ialltoallv(
      MessageBuffer send,
      Blocks sendBlocks,
      MessageBuffer receive,
      Blocks receiveBlocks,
      Datatype datatype,
      Request request) {
    throw missing("MPI_Ialltoallv");
  }

  default void ialltoallw(
      MessageBuffer send,
      TypedBlocks sendBlocks,
      MessageBuffer receive,
      TypedBlocks receiveBlocks,
      Request request) {
    throw missing("MPI_Ialltoallw");
  }

  default void iscan(
      MessageBuffer send,
      MessageBuffer receive,
      int count,
      Datatype datatype,
      ReduceOp op,
      Request request) {
    throw missing("MPI_Iscan");
  }

  default void iexscan(
      MessageBuffer send,
      MessageBuffer receive,
      int count,
      Datatype datatype,
      ReduceOp op,
      Request request) {
    throw missing("MPI_Iexscan");
  }

  default void ireduceScatter(
      MessageBuffer send,
      MessageBuffer receive,
      Blocks blocks,
      Datatype datatype,
      ReduceOp op,
      Request request) {
    throw missing("MPI_Ireduce_scatter");
  }

  default void ireduceScatterBlock(
      MessageBuffer send,
      MessageBuffer receive,
      int count,
      Datatype datatype,
      ReduceOp op,
      Request request) {
    throw missing("MPI_Ireduce_scatter_block");
  }
}

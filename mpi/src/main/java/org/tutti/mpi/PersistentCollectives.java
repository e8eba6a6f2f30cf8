package org.tutti.mpi;

/**
 * Persistent collective operations (MPI 4.0, section 6.13): as those of {@link Collectives}, set up
 * once and started by {@link Request#start()} as often as wanted.
 */
public interface PersistentCollectives extends LibraryChapter {
  default void barrierInit(Request request) {
    throw missing("MPI_Barrier_init");
  }

  default void bcastInit(
      MessageBuffer buffer, int count, Datatype datatype, int root, Request request) {
    throw missing("MPI_Bcast_init");
  }

  default void reduceInit(
      MessageBuffer send,
      MessageBuffer receive,
      int count,
      Datatype datatype,
      ReduceOp op,
      int root,
      Request request) {
    throw missing("MPI_Reduce_init");
  }

  default void allreduceInit(
      MessageBuffer send,
      MessageBuffer receive,
      int count,
      Datatype datatype,
      ReduceOp op,
      Request request) {
    throw missing("MPI_Allreduce_init");
  }

  default void gatherInit(
      MessageBuffer send,
      MessageBuffer receive,
      int count,
      Datatype datatype,
      int root,
      Request request) {
    throw missing("MPI_Gather_init");
  }

  default void gathervInit(
      MessageBuffer send,
      int count,
      MessageBuffer receive,
      Blocks blocks,
      Datatype datatype,
      int root,
      Request request) {
    throw missing("MPI_Gatherv_init");
  }

  default void scatterInit(
      MessageBuffer send,
      MessageBuffer receive,
      int count,
      Datatype datatype,
      int root,
      Request request) {
    throw missing("MPI_Scatter_init");
  }

  default void scattervInit(
      MessageBuffer send,
      Blocks blocks,
      MessageBuffer receive,
      int count,
      Datatype datatype,
      int root,
      Request request) {
    throw missing("MPI_Scatterv_init");
  }

  default void allgatherInit(
      MessageBuffer send, MessageBuffer receive, int count, Datatype datatype, Request request) {
    throw missing("MPI_Allgather_init");
  }

  default void allgathervInit(
      MessageBuffer send,
      int count,
      MessageBuffer receive,
      Blocks blocks,
      Datatype datatype,
      Request request) {
    throw missing("MPI_Allgatherv_init");
  }

  default void alltoallInit(
      MessageBuffer send, MessageBuffer receive, int count, Datatype datatype, Request request) {
    throw missing("MPI_Alltoall_init");
  }

  default void alltoallvInit(
      MessageBuffer send,
      Blocks sendBlocks,
      MessageBuffer receive,
      Blocks receiveBlocks,
      Datatype datatype,
      Request request) {
    throw missing("MPI_Alltoallv_init");
  }

  default void alltoallwInit(
      MessageBuffer send,
      TypedBlocks sendBlocks,
      MessageBuffer receive,
      TypedBlocks receiveBlocks,
      Request request) {
    throw missing("MPI_Alltoallw_init");
  }

  default void scanInit(
      MessageBuffer send,
      MessageBuffer receive,
      int count,
      Datatype datatype,
      ReduceOp op,
      Request request) {
    throw missing("MPI_Scan_init");
  }

  default void exscanInit(
      MessageBuffer send,
      MessageBuffer receive,
      int count,
      Datatype datatype,
      ReduceOp op,
      Request request) {
    throw missing("MPI_Exscan_init");
  }

  default void reduceScatterInit(
      MessageBuffer send,
      MessageBuffer receive,
      Blocks blocks,
      Datatype datatype,
      ReduceOp op,
      Request request) {
    throw missing("MPI_Reduce_scatter_init");
  }

  default void reduceScatterBlockInit(
      MessageBuffer send,
      MessageBuffer receive,
      int count,
      Datatype datatype,
      ReduceOp op,
      Request request) {
    throw missing("MPI_Reduce_scatter_block_init");
  }
}

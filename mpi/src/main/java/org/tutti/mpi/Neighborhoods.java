package org.tutti.mpi;

/**
 * Collective operations among the neighbors of a topology (MPI 3.1, section 7.6; persistent forms:
 * MPI 4.0, section 8.8). The communicator must come from one of {@link Topologies}; blocks follow
 * the order of {@link Topologies#neighbors()}.
 */
public interface Neighborhoods extends LibraryChapter {
  default void neighborAllgather(
      MessageBuffer send, MessageBuffer receive, int count, Datatype datatype) {
    throw missing("MPI_Neighbor_allgather");
  }

  default void neighborAllgatherv(
      MessageBuffer send, int count, MessageBuffer receive, Blocks blocks, Datatype datatype) {
    throw missing("MPI_Neighbor_allgatherv");
  }

  default void neighborAlltoall(
      MessageBuffer send, MessageBuffer receive, int count, Datatype datatype) {
    throw missing("MPI_Neighbor_alltoall");
  }

  default void neighborAlltoallv(
      MessageBuffer send,
      Blocks sendBlocks,
      MessageBuffer receive,
      Blocks receiveBlocks,
      Datatype datatype) {
    throw missing("MPI_Neighbor_alltoallv");
  }

  default void neighborAlltoallw(
      MessageBuffer send,
      TypedBlocks sendBlocks,
      MessageBuffer receive,
      TypedBlocks receiveBlocks) {
    throw missing("MPI_Neighbor_alltoallw");
  }

  default void ineighborAllgather(
      MessageBuffer send, MessageBuffer receive, int count, Datatype datatype, Request request) {
    throw missing("MPI_Ineighbor_allgather");
  }

  default void ineighborAllgatherv(
      MessageBuffer send,
      int count,
      MessageBuffer receive,
      Blocks blocks,
      Datatype datatype,
      Request request) {
    throw missing("MPI_Ineighbor_allgatherv");
  }

  default void ineighborAlltoall(
      MessageBuffer send, MessageBuffer receive, int count, Datatype datatype, Request request) {
    throw missing("MPI_Ineighbor_alltoall");
  }

  default void ineighborAlltoallv(
      MessageBuffer send,
      Blocks sendBlocks,
      MessageBuffer receive,
      Blocks receiveBlocks,
      Datatype datatype,
      Request request) {
    throw missing("MPI_Ineighbor_alltoallv");
  }

  default void ineighborAlltoallw(
      MessageBuffer send,
      TypedBlocks sendBlocks,
      MessageBuffer receive,
      TypedBlocks receiveBlocks,
      Request request) {
    throw missing("MPI_Ineighbor_alltoallw");
  }

  default void neighborAllgatherInit(
      MessageBuffer send, MessageBuffer receive, int count, Datatype datatype, Request request) {
    throw missing("MPI_Neighbor_allgather_init");
  }

  default void neighborAllgathervInit(
      MessageBuffer send,
      int count,
      MessageBuffer receive,
      Blocks blocks,
      Datatype datatype,
      Request request) {
    throw missing("MPI_Neighbor_allgatherv_init");
  }

  default void neighborAlltoallInit(
      MessageBuffer send, MessageBuffer receive, int count, Datatype datatype, Request request) {
    throw missing("MPI_Neighbor_alltoall_init");
  }

  default void neighborAlltoallvInit(
      MessageBuffer send,
      Blocks sendBlocks,
      MessageBuffer receive,
      Blocks receiveBlocks,
      Datatype datatype,
      Request request) {
    throw missing("MPI_Neighbor_alltoallv_init");
  }

  default void neighborAlltoallwInit(
      MessageBuffer send,
      TypedBlocks sendBlocks,
      MessageBuffer receive,
      TypedBlocks receiveBlocks,
      Request request) {
    throw missing("MPI_Neighbor_alltoallw_init");
  }
}

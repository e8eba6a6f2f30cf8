package org.tutti.mpi;

/**
 * The functions of MPI 4 whose counts have 64 bits, such as {@code MPI_Bcast_c} (MPI 4.0, section
 * 2.5.8). Other functions count up to 2147483647 elements; what has more bytes than that can be
 * given to them in wider elements.
 */
public interface LargeCounts extends LibraryChapter {
  /** {@code MPI_Send_c}. */
  default void sendC(
      MessageBuffer buffer, long count, Datatype datatype, int destination, int tag) {
    throw missing("MPI_Send_c");
  }

  /** {@code MPI_Recv_c}. */
  default void recvC(MessageBuffer buffer, long count, Datatype datatype, int source, int tag) {
    throw missing("MPI_Recv_c");
  }

  /** {@code MPI_Bcast_c}. */
  default void bcastC(MessageBuffer buffer, long count, Datatype datatype, int root) {
    throw missing("MPI_Bcast_c");
  }

  /** {@code MPI_Allreduce_c}. */
  default void allreduceC(
      MessageBuffer send, MessageBuffer receive, long count, Datatype datatype, ReduceOp op) {
    throw missing("MPI_Allreduce_c");
  }

  /** {@code MPI_Allgather_c}. */
  default void allgatherC(
      MessageBuffer send, MessageBuffer receive, long count, Datatype datatype) {
    throw missing("MPI_Allgather_c");
  }

  /** {@code MPI_Alltoall_c}. */
  default void alltoallC(MessageBuffer send, MessageBuffer receive, long count, Datatype datatype) {
    throw missing("MPI_Alltoall_c");
  }
}

package org.tutti.mpi;

/** {@link BlockingCollectives}, and what the collective operations of all forms take. */
public interface Collectives extends BlockingCollectives {
  /** Stands for a send buffer (at the root of a scatter, for the receive buffer), as in MPI. */
  MessageBuffer IN_PLACE = new InPlaceBuffer();

  /**
   * The root of an operation on an intercommunicator, at the root itself. The others of its side
   * give {@link PointToPointMessages#PROC_NULL}, and those of the other side its rank.
   */
  int ROOT = -3;

  /**
   * {@link #IN_PLACE}, if the library has it; to be called on all ranks before anything is timed,
   * since only the root gives it to some operations.
   */
  default MessageBuffer inPlace() {
    return IN_PLACE;
  }

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

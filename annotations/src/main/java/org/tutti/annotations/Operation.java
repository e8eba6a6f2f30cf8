package org.tutti.annotations;

/**
 * What a collective operation does with the data, whichever function, form, or algorithm does it.
 * It determines the sizes of the buffers, in blocks of {@code msize} bytes for {@code p} processes,
 * and what a check expects in them.
 *
 * <p>Forms with a count for each process have equal counts and no gaps, unless the parameters
 * {@code counts} and {@code gap} of the catalog are given. For anything else, implement {@code
 * org.tutti.runtime.Payload}.
 */
public enum Operation {
  BARRIER(Extent.NOTHING, Extent.NOTHING),
  /** Copies the send buffer of the root to the send buffers of all. */
  BCAST(Extent.BLOCK, Extent.BLOCK),
  REDUCE(Extent.BLOCK, Extent.BLOCK),
  ALLREDUCE(Extent.BLOCK, Extent.BLOCK),
  GATHER(Extent.BLOCK, Extent.BLOCK_PER_PROCESS),
  GATHERV(Extent.BLOCK, Extent.BLOCK_PER_PROCESS),
  SCATTER(Extent.BLOCK_PER_PROCESS, Extent.BLOCK),
  SCATTERV(Extent.BLOCK_PER_PROCESS, Extent.BLOCK),
  ALLGATHER(Extent.BLOCK, Extent.BLOCK_PER_PROCESS),
  ALLGATHERV(Extent.BLOCK, Extent.BLOCK_PER_PROCESS),
  ALLTOALL(Extent.BLOCK_PER_PROCESS, Extent.BLOCK_PER_PROCESS),
  ALLTOALLV(Extent.BLOCK_PER_PROCESS, Extent.BLOCK_PER_PROCESS),
  ALLTOALLW(Extent.BLOCK_PER_PROCESS, Extent.BLOCK_PER_PROCESS),
  SCAN(Extent.BLOCK, Extent.BLOCK),
  EXSCAN(Extent.BLOCK, Extent.BLOCK),
  REDUCE_SCATTER(Extent.BLOCK_PER_PROCESS, Extent.BLOCK),
  REDUCE_SCATTER_BLOCK(Extent.BLOCK_PER_PROCESS, Extent.BLOCK),
  /** Within the process, from the send buffer into the receive buffer. */
  REDUCE_LOCAL(Extent.BLOCK, Extent.BLOCK);

  /** How many blocks of {@code msize} bytes a buffer holds. */
  public enum Extent {
    NOTHING,
    BLOCK,
    BLOCK_PER_PROCESS;

    /** The number of blocks for {@code processes} processes. */
    public int blocks(int processes) {
      return switch (this) {
        case NOTHING -> 0;
        case BLOCK -> 1;
        case BLOCK_PER_PROCESS -> processes;
      };
    }
  }

  private final Extent send;
  private final Extent receive;

  Operation(Extent send, Extent receive) {
    this.send = send;
    this.receive = receive;
  }

  public Extent send() {
    return send;
  }

  public Extent receive() {
    return receive;
  }

  /** Whether it combines elements of several processes. */
  public boolean reduces() {
    return switch (this) {
      case REDUCE, ALLREDUCE, SCAN, EXSCAN, REDUCE_SCATTER, REDUCE_SCATTER_BLOCK, REDUCE_LOCAL ->
          true;
      default -> false;
    };
  }

  /** Whether it has a count for each process. */
  public boolean hasCounts() {
    return this == REDUCE_SCATTER || hasDisplacements();
  }

  /** Whether it has a displacement for each process. */
  public boolean hasDisplacements() {
    return switch (this) {
      case GATHERV, SCATTERV, ALLGATHERV, ALLTOALLV, ALLTOALLW -> true;
      default -> false;
    };
  }

  /** Whether MPI has a form of it that takes its data from the receive buffer. */
  public boolean hasInPlaceForm() {
    return switch (this) {
      case BARRIER, BCAST, REDUCE_LOCAL -> false;
      default -> true;
    };
  }
}

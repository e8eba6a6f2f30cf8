package org.tutti.annotations;

/**
 * The MPI operation that a benchmark measures. It determines the sizes of the send and receive
 * buffers, in blocks of {@code msize} bytes, for {@code p} processes.
 */
public enum Operation {
  BARRIER(Extent.NOTHING, Extent.NOTHING),
  BCAST(Extent.BLOCK, Extent.BLOCK),
  REDUCE(Extent.BLOCK, Extent.BLOCK),
  ALLREDUCE(Extent.BLOCK, Extent.BLOCK),
  GATHER(Extent.BLOCK, Extent.BLOCK_PER_PROCESS),
  SCATTER(Extent.BLOCK_PER_PROCESS, Extent.BLOCK),
  ALLGATHER(Extent.BLOCK, Extent.BLOCK_PER_PROCESS),
  ALLTOALL(Extent.BLOCK_PER_PROCESS, Extent.BLOCK_PER_PROCESS),
  SCAN(Extent.BLOCK, Extent.BLOCK),
  EXSCAN(Extent.BLOCK, Extent.BLOCK),
  REDUCE_SCATTER_BLOCK(Extent.BLOCK_PER_PROCESS, Extent.BLOCK);

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
}

package org.tutti.lab.operations.partitioned;

/** The function with which a thread marks its partitions ready. */
public enum ReadyCall {
  /** {@code MPI_Pready} for each. */
  EACH,
  /** {@code MPI_Pready_range} for all of a thread. */
  RANGE,
  /** {@code MPI_Pready_list} for all of a thread, the last one first. */
  LIST
}

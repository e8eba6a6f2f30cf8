package org.tutti.lab.operations.partitioned;

/** How the receiver of a message in partitions learns that they have arrived. */
public enum ArrivalQuery {
  /** {@code MPI_Wait} for the message. */
  WAIT,
  /** {@code MPI_Parrived} for each partition, until it has arrived, and then {@code MPI_Wait}. */
  PARRIVED
}

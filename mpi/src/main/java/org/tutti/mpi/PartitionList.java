package org.tutti.mpi;

/**
 * Partitions of a message, to be marked ready together by {@link Request#preadyList}. Made by
 * {@link PointToPointMessages#partitionList} before anything is timed.
 */
public interface PartitionList {
  int size();

  /** The partition at {@code index}, from 0. */
  int partition(int index);
}

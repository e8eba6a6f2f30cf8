package org.tutti.mpi;

import org.tutti.diagnostics.MpiProblem;

/**
 * Which partitions of a message have been marked ready since it was started. Several threads mark
 * different partitions at the same time; the one that waits for the message comes after them.
 */
public final class PartitionMarks {
  /** The number of the start since which each partition is ready. */
  private final int[] marked;

  private int start;

  /**
   * The marks of a message that has not been started.
   *
   * @throws PartitionMisuse if there is no partition
   */
  public PartitionMarks(int partitions) {
    PartitionMisuse.requireSome(partitions);
    marked = new int[partitions];
  }

  /** The message is started: no partition is ready. */
  public void begin() {
    start++;
  }

  /**
   * Marks a partition ready.
   *
   * @throws PartitionMisuse if there is no such partition, or it is ready already
   */
  public void mark(int partition) {
    if (partition < 0 || partition >= marked.length) {
      throw PartitionMisuse.outside(partition, marked.length);
    }
    if (marked[partition] == start) {
      throw PartitionMisuse.of(
          "partition " + partition + " was marked ready twice",
          "Mark each partition once after each start.");
    }
    marked[partition] = start;
  }

  /** Marks the partitions from {@code low} to {@code high}, both included. */
  public void mark(int low, int high) {
    if (low > high) {
      throw PartitionMisuse.of(
          "the partitions " + low + " to " + high + " are none",
          "Give the first one, and the last one, which is included.");
    }
    for (int partition = low; partition <= high; partition++) {
      mark(partition);
    }
  }

  /** Marks the partitions of a list. */
  public void mark(PartitionList list) {
    for (int index = 0; index < list.size(); index++) {
      mark(list.partition(index));
    }
  }

  /** Whether all partitions are ready. */
  public boolean areAllReady() {
    boolean all = true;
    for (int mark : marked) {
      all &= mark == start;
    }
    return all;
  }

  /**
   * Lets a message be waited for that can be sent.
   *
   * @throws PartitionMisuse if a partition was never marked ready: the wait would not end
   */
  public void requireAllReady() {
    if (!areAllReady()) {
      throw unready();
    }
  }

  private PartitionMisuse unready() {
    int first = -1;
    int number = 0;
    for (int partition = 0; partition < marked.length; partition++) {
      if (marked[partition] != start) {
        first = number == 0 ? partition : first;
        number++;
      }
    }
    return new PartitionMisuse(
        MpiProblem.PARTITION_MISUSED,
        number
            + " of "
            + marked.length
            + " partitions were never marked ready, the first of them partition "
            + first
            + ": waiting for the message would not end");
  }
}

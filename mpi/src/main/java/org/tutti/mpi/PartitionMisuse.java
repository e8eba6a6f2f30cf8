package org.tutti.mpi;

import org.tutti.diagnostics.MpiProblem;

/** A partitioned message was used as none can be. */
public final class PartitionMisuse extends IllegalStateException {
  private static final long serialVersionUID = 1L;

  PartitionMisuse(MpiProblem problem, String what) {
    super(problem.label() + " " + what);
  }

  /**
   * What a call got wrong.
   *
   * @param what in words that end without a period
   */
  static PartitionMisuse of(String what, String remedy) {
    return new PartitionMisuse(MpiProblem.PARTITION_MISUSED, what + ". " + remedy);
  }

  /**
   * Refuses a message without partitions.
   *
   * @throws PartitionMisuse if there are none
   */
  public static void requireSome(int partitions) {
    if (partitions < 1) {
      throw of("a message has " + partitions + " partitions", "Give at least 1.");
    }
  }

  /** There is no partition of this number. */
  public static PartitionMisuse outside(int partition, int partitions) {
    return of(
        "there is no partition " + partition + " of " + partitions,
        "They are numbered from 0 to " + (partitions - 1) + ".");
  }

  /** A function of partitioned messages was called with a request of something else. */
  public static PartitionMisuse notOf(String function) {
    return of(
        function + " was called with a request of something else",
        function.equals("MPI_Parrived")
            ? "It is for requests of precvInit."
            : "It is for requests of psendInit.");
  }
}

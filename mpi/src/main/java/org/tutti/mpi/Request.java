package org.tutti.mpi;

/**
 * A communication that has been started, or can be started again and again. Made by {@link
 * PointToPointMessages#request()} or {@link PointToPointMessages#requests} before anything is
 * timed, and given to a nonblocking function, which makes it active; completing it makes it usable
 * again.
 *
 * <p>Every method throws {@link MpiException} when the library reports an error, and waiting or
 * testing throws {@link InactiveRequest} when nothing was started.
 */
public interface Request {
  /** Returns when the communication is complete ({@code MPI_Wait}). */
  void waitFor();

  /** Does the same as {@link #waitFor()}, and says what was received. */
  void waitFor(Status status);

  /** Whether the communication is complete, in which case the request is inactive again. */
  boolean test();

  /** Does the same as {@link #test()}, and says what was received if it is complete. */
  boolean test(Status status);

  /** Starts a persistent communication ({@code MPI_Start}). */
  void start();

  /** Asks for a communication to be canceled; it must still be completed. */
  void cancel();

  /** Gives a persistent communication back to the library; nothing may be active. */
  void free();

  /** Whether something was started that has not been completed. */
  boolean isActive();

  /**
   * Marks a partition of a started message ready ({@code MPI_Pready}); any thread may, each its own
   * partitions. Waiting throws {@link PartitionMisuse} unless all partitions are ready.
   *
   * @throws PartitionMisuse if the request is not one of {@link PartitionedMessages#psendInit},
   *     there is no such partition, or it is ready already
   */
  default void pready(int partition) {
    throw PartitionMisuse.notOf("MPI_Pready");
  }

  /** Does the same from {@code low} to {@code high}, both included ({@code MPI_Pready_range}). */
  default void preadyRange(int low, int high) {
    throw PartitionMisuse.notOf("MPI_Pready_range");
  }

  /** Does the same for the partitions of a list ({@code MPI_Pready_list}). */
  default void preadyList(PartitionList partitions) {
    throw PartitionMisuse.notOf("MPI_Pready_list");
  }

  /**
   * Whether a partition of a message has arrived ({@code MPI_Parrived}); the message is still to be
   * waited for. Any thread may ask, each about its own partitions.
   *
   * @throws PartitionMisuse if the request is not one of {@link PartitionedMessages#precvInit}, or
   *     there is no such partition
   */
  default boolean parrived(int partition) {
    throw PartitionMisuse.notOf("MPI_Parrived");
  }
}

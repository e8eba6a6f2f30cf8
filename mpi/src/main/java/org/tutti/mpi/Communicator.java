package org.tutti.mpi;

/**
 * A communicator with the chapters of MPI that a library has. Arguments, ordering and semantics are
 * those of the MPI standard; the names are MPI's, written as Java writes names.
 *
 * <p>One thread per rank calls it, except under {@link MpiThreadLevel#MULTIPLE}: then other threads
 * may send, receive, and call blocking collectives at the same time, each with a communicator and
 * requests of its own, mark partitions of one message, probe one communicator for messages that
 * they match, and nothing else. Every method throws {@link MpiException} with MPI's error class and
 * text when the library reports an error, and {@link OperationNotInLibrary} when it does not have
 * the function.
 */
public interface Communicator
    extends PointToPointMessages,
        PartitionedMessages,
        Collectives,
        NonblockingCollectives,
        PersistentCollectives,
        Topologies,
        Neighborhoods,
        CommunicatorCreation,
        ProcessCreation,
        OneSided,
        MpiIo,
        Datatypes,
        LargeCounts {
  int rank();

  int size();

  /** Which threads of this process may call MPI ({@code MPI_Query_thread}). */
  default MpiThreadLevel queryThread() {
    throw missing("MPI_Query_thread");
  }

  /**
   * Memory for {@code count} elements, aligned to a cache line and zeroed. Only libraries have more
   * than 2 GiB.
   */
  MessageBuffer allocate(Datatype datatype, long count);

  /**
   * Gives the pages that lie within a buffer back to the system, which provides new ones, zeroed,
   * when they are touched again: the buffer is then as it was before its first use.
   *
   * @throws OperationNotInLibrary where buffers are arrays of Java's, or the system is not Linux
   */
  default void discardPages(MessageBuffer buffer) {
    throw missing("madvise");
  }

  /** Collective: a communicator of the same processes whose messages never meet this one's. */
  Communicator duplicate();

  /**
   * Collective: the communicator of all processes that gave the same {@code color} (at least 0).
   */
  Communicator split(int color, int key);

  /** Collective: gives the communicator back to the library. Not for the world. */
  void free();
}

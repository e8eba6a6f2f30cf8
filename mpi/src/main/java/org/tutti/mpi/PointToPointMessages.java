package org.tutti.mpi;

import java.util.function.BooleanSupplier;

/**
 * Messages between two processes (MPI 3.1, chapter 3). Arguments, ordering and semantics are those
 * of the standard. Requests and statuses are made before anything is timed; a call allocates
 * nothing.
 */
public interface PointToPointMessages extends BlockingMessages, RequestedMessages {
  /** Stands for a message of any process, as a source. */
  int ANY_SOURCE = -1;

  /** Stands for a message of any tag, as the tag of a receive. */
  int ANY_TAG = -1;

  /** Stands for nobody, as a source or destination; the call returns at once. */
  int PROC_NULL = -2;

  /**
   * Gives the process memory for buffered sends, of all communicators, until it is detached. The
   * memory must hold every message under way and {@link #bufferedOverhead()} bytes for each.
   */
  default void bufferAttach(MessageBuffer memory) {
    throw missing("MPI_Buffer_attach");
  }

  /** Returns when all buffered messages have left. */
  default void bufferDetach() {
    throw missing("MPI_Buffer_detach");
  }

  /** Bytes that a buffered send needs beside its message ({@code MPI_BSEND_OVERHEAD}). */
  default int bufferedOverhead() {
    throw missing("MPI_Bsend");
  }

  /**
   * Receives messages of one source and tag, and calls {@code answer} after each, until it returns
   * false. What the answer does must not wait for a message: a provider may let it be called by the
   * source's thread while this rank's is at rest.
   */
  default void serve(
      MessageBuffer buffer,
      int count,
      Datatype datatype,
      int source,
      int tag,
      BooleanSupplier answer) {
    do {
      recv(buffer, count, datatype, source, tag);
    } while (answer.getAsBoolean());
  }

  /** A request, inactive. */
  default Request request() {
    return requests(1).at(0);
  }

  /** Requests that lie beside each other, inactive. */
  default Requests requests(int count) {
    throw missing("MPI_Request");
  }

  /** Partitions of a message, in this order, to be marked ready together. */
  default PartitionList partitionList(int... partitions) {
    throw missing("MPI_Pready_list");
  }

  /** What a matched probe fills in. */
  default MatchedMessage matchedMessage() {
    throw missing("MPI_Mprobe");
  }

  /** A status to be filled in. */
  default Status status() {
    throw missing("MPI_Status");
  }

  /** Number of this process's active requests, whichever of its communicators made them. */
  default int activeRequests() {
    return 0;
  }
}

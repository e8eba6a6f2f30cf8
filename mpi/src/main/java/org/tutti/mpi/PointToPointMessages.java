package org.tutti.mpi;

import java.util.function.BooleanSupplier;

/**
 * Messages between two processes (MPI 3.1, chapter 3). Arguments, ordering and semantics are those
 * of the standard. Requests and statuses are made before anything is timed; a call allocates
 * nothing.
 */
public interface PointToPointMessages extends LibraryChapter {
  /** As a source: a message of any process. */
  int ANY_SOURCE = -1;

  /** As a tag of a receive: a message of any tag. */
  int ANY_TAG = -1;

  /** As a source or destination: nobody; the call returns at once. */
  int PROC_NULL = -2;

  void send(MessageBuffer buffer, int count, Datatype datatype, int destination, int tag);

  void recv(MessageBuffer buffer, int count, Datatype datatype, int source, int tag);

  /** As {@link #recv(MessageBuffer, int, Datatype, int, int)}, and says what was received. */
  default void recv(
      MessageBuffer buffer, int count, Datatype datatype, int source, int tag, Status status) {
    throw missing("MPI_Recv");
  }

  /** Returns no earlier than the receive has started. */
  default void ssend(MessageBuffer buffer, int count, Datatype datatype, int destination, int tag) {
    throw missing("MPI_Ssend");
  }

  /** Copies the message into the memory of {@link #bufferAttach} if it cannot leave at once. */
  default void bsend(MessageBuffer buffer, int count, Datatype datatype, int destination, int tag) {
    throw missing("MPI_Bsend");
  }

  /** The receive must have been posted already; otherwise the behavior is undefined. */
  default void rsend(MessageBuffer buffer, int count, Datatype datatype, int destination, int tag) {
    throw missing("MPI_Rsend");
  }

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

  default void isend(
      MessageBuffer buffer,
      int count,
      Datatype datatype,
      int destination,
      int tag,
      Request request) {
    throw missing("MPI_Isend");
  }

  default void issend(
      MessageBuffer buffer,
      int count,
      Datatype datatype,
      int destination,
      int tag,
      Request request) {
    throw missing("MPI_Issend");
  }

  default void ibsend(
      MessageBuffer buffer,
      int count,
      Datatype datatype,
      int destination,
      int tag,
      Request request) {
    throw missing("MPI_Ibsend");
  }

  default void irsend(
      MessageBuffer buffer,
      int count,
      Datatype datatype,
      int destination,
      int tag,
      Request request) {
    throw missing("MPI_Irsend");
  }

  default void irecv(
      MessageBuffer buffer, int count, Datatype datatype, int source, int tag, Request request) {
    throw missing("MPI_Irecv");
  }

  default void sendInit(
      MessageBuffer buffer,
      int count,
      Datatype datatype,
      int destination,
      int tag,
      Request request) {
    throw missing("MPI_Send_init");
  }

  default void ssendInit(
      MessageBuffer buffer,
      int count,
      Datatype datatype,
      int destination,
      int tag,
      Request request) {
    throw missing("MPI_Ssend_init");
  }

  default void bsendInit(
      MessageBuffer buffer,
      int count,
      Datatype datatype,
      int destination,
      int tag,
      Request request) {
    throw missing("MPI_Bsend_init");
  }

  default void rsendInit(
      MessageBuffer buffer,
      int count,
      Datatype datatype,
      int destination,
      int tag,
      Request request) {
    throw missing("MPI_Rsend_init");
  }

  default void recvInit(
      MessageBuffer buffer, int count, Datatype datatype, int source, int tag, Request request) {
    throw missing("MPI_Recv_init");
  }

  /** Waits until a message could be received, and says what it is. */
  default void probe(int source, int tag, Status status) {
    throw missing("MPI_Probe");
  }

  /** Whether a message could be received now; the status is filled in only then. */
  default boolean iprobe(int source, int tag, Status status) {
    throw missing("MPI_Iprobe");
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

  void sendrecv(
      MessageBuffer send,
      int sendCount,
      int destination,
      int sendTag,
      MessageBuffer receive,
      int receiveCount,
      int source,
      int receiveTag,
      Datatype datatype);

  /** With a datatype for each direction. */
  default void sendrecv(
      MessageBuffer send,
      int sendCount,
      Datatype sendType,
      int destination,
      int sendTag,
      MessageBuffer receive,
      int receiveCount,
      Datatype receiveType,
      int source,
      int receiveTag,
      Status status) {
    throw missing("MPI_Sendrecv");
  }

  /** What is received takes the place of what was sent. */
  default void sendrecvReplace(
      MessageBuffer buffer,
      int count,
      Datatype datatype,
      int destination,
      int sendTag,
      int source,
      int receiveTag,
      Status status) {
    throw missing("MPI_Sendrecv_replace");
  }

  /** A request, inactive. */
  default Request request() {
    return requests(1).at(0);
  }

  /** Requests that lie beside each other, inactive. */
  default Requests requests(int count) {
    throw missing("MPI_Request");
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

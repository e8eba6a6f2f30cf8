package org.tutti.mpi;

/**
 * A message that {@link BlockingMessages#mprobe} or {@link BlockingMessages#improbe} has found and
 * nobody else can receive anymore (MPI 3.1, section 3.8.2). Made by {@link
 * PointToPointMessages#matchedMessage()} before anything is timed, and used again for the next
 * message once this one is received. Threads that each have one may probe the same communicator at
 * the same time.
 *
 * <p>Every method throws {@link MpiException} when the library reports an error, and {@link
 * IllegalStateException} if no message was found, or it was received before.
 */
public interface MatchedMessage {
  /** Receives the message ({@code MPI_Mrecv}). */
  void mrecv(MessageBuffer buffer, int count, Datatype datatype);

  /** Begins to receive the message ({@code MPI_Imrecv}). */
  void imrecv(MessageBuffer buffer, int count, Datatype datatype, Request request);
}

package org.tutti.mpi;

/**
 * What a message was, filled in by a receive or a probe; made by {@link
 * PointToPointMessages#status()}.
 */
public interface Status {
  int source();

  int tag();

  /** Number of whole elements that were received; the message's bytes divided by the type's. */
  int count(Datatype datatype);

  /** Whether the communication was canceled. */
  boolean isCancelled();
}

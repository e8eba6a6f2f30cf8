package org.tutti.mpi.collective;

import org.tutti.mpi.Datatype;
import org.tutti.mpi.PointToPointMessages;
import org.tutti.mpi.Status;
import org.tutti.mpi.transport.Transfer;

/** What a message was. */
final class TransportStatus implements Status {
  private int source = PointToPointMessages.ANY_SOURCE;
  private int tag = PointToPointMessages.ANY_TAG;
  private int bytes;
  private boolean cancelled;

  /**
   * The status that a user passes.
   *
   * @throws IllegalArgumentException if it is another provider's
   */
  static TransportStatus of(Status status) {
    if (status instanceof TransportStatus own) {
      return own;
    }
    throw new IllegalArgumentException(
        "the status was not made by a communicator of this provider: " + status);
  }

  void received(Transfer transfer) {
    received(transfer.source(), transfer.tag(), transfer.bytes());
  }

  void received(int newSource, int newTag, int newBytes) {
    source = newSource;
    tag = newTag;
    bytes = newBytes;
    cancelled = false;
  }

  /** Becomes the status of a receive from nobody. */
  void nobody() {
    received(PointToPointMessages.PROC_NULL, PointToPointMessages.ANY_TAG, 0);
  }

  /** Becomes the status of what receives nothing. */
  void empty() {
    received(PointToPointMessages.ANY_SOURCE, PointToPointMessages.ANY_TAG, 0);
  }

  void cancelled() {
    empty();
    cancelled = true;
  }

  @Override
  public int source() {
    return source;
  }

  @Override
  public int tag() {
    return tag;
  }

  @Override
  public int count(Datatype datatype) {
    return bytes / datatype.bytes();
  }

  @Override
  public boolean isCancelled() {
    return cancelled;
  }
}

package org.tutti.mpi.transport;

import org.tutti.mpi.MpiException;

/**
 * One message that its rank has started to send or to receive and does not wait for. Made by {@link
 * Transport#transfer()} and used again and again, by any transport of the rank.
 */
public abstract class Transfer implements Activity {
  private int source;
  private int tag;
  private int bytes;
  private MpiException failure;

  /** The sender's rank in the group of the receive, once it is done. */
  public final int source() {
    return source;
  }

  /** The tag of the message that was received. */
  public final int tag() {
    return tag;
  }

  /** Length of the message that was received. */
  public final int bytes() {
    return bytes;
  }

  /**
   * Takes back a receive that no message has met yet.
   *
   * @return whether it was taken back; it is done in either case once the message has arrived
   */
  public abstract boolean cancel();

  /**
   * Checks a transfer that is done.
   *
   * @throws MpiException if it failed
   */
  public final void check() {
    MpiException thrown = failure;
    failure = null;
    if (thrown != null) {
      throw thrown;
    }
  }

  /** A message was received or found. */
  protected final void describe(int messageSource, int messageTag, int messageBytes) {
    source = messageSource;
    tag = messageTag;
    bytes = messageBytes;
  }

  /** The transfer is done, but wrong. */
  protected final void fail(MpiException reason) {
    failure = reason;
  }
}

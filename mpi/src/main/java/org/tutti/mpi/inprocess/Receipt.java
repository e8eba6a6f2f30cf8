package org.tutti.mpi.inprocess;

/** What a sender waits for whose message lies in its own memory, or must meet its receive. */
final class Receipt {
  private volatile boolean given;

  /** Sender: before the message is posted. */
  void expect() {
    given = false;
  }

  /** Receiver: the message was copied out. */
  void give() {
    given = true;
  }

  boolean isGiven() {
    return given;
  }
}

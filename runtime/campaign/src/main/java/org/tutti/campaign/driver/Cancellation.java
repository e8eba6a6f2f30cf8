package org.tutti.campaign.driver;

import java.util.Optional;

/** A request that a driver end at its next safe point, as it does after Ctrl-C. */
public final class Cancellation {
  private boolean requested;
  private Optional<InterruptHandler> active = Optional.empty();

  /** Asks for the end: the running launch is ended, and no other begins. */
  public void request() {
    Optional<InterruptHandler> handler;
    synchronized (this) {
      requested = true;
      handler = active;
    }
    handler.ifPresent(InterruptHandler::request);
  }

  synchronized boolean isRequested() {
    return requested;
  }

  /** Lets requests reach this handler from now on; empty for none. */
  synchronized void activate(Optional<InterruptHandler> handler) {
    active = handler;
  }
}

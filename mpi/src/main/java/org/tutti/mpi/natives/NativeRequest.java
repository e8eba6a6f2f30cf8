package org.tutti.mpi.natives;

import org.tutti.mpi.InactiveRequest;
import org.tutti.mpi.Request;
import org.tutti.mpi.RequestInUse;
import org.tutti.mpi.Status;

/** One of some requests that lie beside each other. */
final class NativeRequest implements Request {
  /** Keeps these reachable together. */
  private final NativeRequests owner;

  private final RequestSlot slot;

  NativeRequest(NativeRequests owner, RequestSlot slot) {
    this.owner = owner;
    this.slot = slot;
  }

  /**
   * Where a function writes the handle of a communication that it starts or sets up.
   *
   * @throws IllegalArgumentException if the request is another provider's
   * @throws RequestInUse if the handle that it holds would be lost
   */
  static long address(Request request) {
    if (request instanceof NativeRequest here && here.slot.isFree()) {
      return here.slot.address();
    }
    throw unusable(request);
  }

  /**
   * Where the handle of a request lies, whatever it is used for.
   *
   * @throws IllegalArgumentException if the request is another provider's
   */
  static long handleAddress(Request request) {
    if (request instanceof NativeRequest here) {
      return here.slot.address();
    }
    throw unusable(request);
  }

  private static RuntimeException unusable(Request request) {
    if (request instanceof NativeRequest here) {
      return here.isActive() ? RequestInUse.active() : RequestInUse.persistent();
    }
    return new IllegalArgumentException(
        "the request was not made by a communicator of this provider: " + request);
  }

  /** Notes that a function has started a message. */
  static void started(Request request, Object buffer) {
    RequestSlot slot = ((NativeRequest) request).slot;
    slot.keep(buffer);
    slot.activate();
  }

  /** Notes that a function has started a collective. */
  static void started(
      Request request, Object send, Object receive, Object sendBlocks, Object receiveBlocks) {
    RequestSlot slot = ((NativeRequest) request).slot;
    slot.keep(send, receive, sendBlocks, receiveBlocks);
    slot.activate();
  }

  /** Notes that a function has set up a persistent message. */
  static void initialized(Request request, Object buffer) {
    RequestSlot slot = ((NativeRequest) request).slot;
    slot.keep(buffer);
    slot.persist();
  }

  /** Notes that a function has set up a persistent collective. */
  static void initialized(
      Request request, Object send, Object receive, Object sendBlocks, Object receiveBlocks) {
    RequestSlot slot = ((NativeRequest) request).slot;
    slot.keep(send, receive, sendBlocks, receiveBlocks);
    slot.persist();
  }

  @Override
  public void waitFor() {
    waitFor(NativeStatus.IGNORE);
  }

  @Override
  public void waitFor(Status status) {
    waitFor(NativeStatus.address(status));
  }

  private void waitFor(long status) {
    requireActive();
    owner.check(RequestFunctions.WAIT, RequestFunctions.WAIT.code(slot.address(), status));
    slot.complete();
  }

  @Override
  public boolean test() {
    return test(NativeStatus.IGNORE);
  }

  @Override
  public boolean test(Status status) {
    return test(NativeStatus.address(status));
  }

  private boolean test(long status) {
    requireActive();
    long flag = OutParameters.address();
    owner.check(RequestFunctions.TEST, RequestFunctions.TEST.code(slot.address(), flag, status));
    boolean complete = OutParameters.integer() != 0;
    if (complete) {
      slot.complete();
    }
    return complete;
  }

  @Override
  public void start() {
    if (isActive()) {
      throw RequestInUse.active();
    }
    RequestFunctions.START.call(slot.address());
    slot.activate();
  }

  @Override
  public void cancel() {
    requireActive();
    RequestFunctions.CANCEL.call(slot.address());
  }

  @Override
  public void free() {
    if (isActive()) {
      throw RequestInUse.active();
    }
    slot.release();
  }

  @Override
  public boolean isActive() {
    return slot.isActive();
  }

  private void requireActive() {
    if (!slot.isActive()) {
      throw new InactiveRequest();
    }
  }
}

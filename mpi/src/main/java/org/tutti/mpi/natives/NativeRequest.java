package org.tutti.mpi.natives;

import org.tutti.mpi.InactiveRequest;
import org.tutti.mpi.Request;
import org.tutti.mpi.RequestInUse;
import org.tutti.mpi.Status;

/** One of some requests that lie beside each other. */
final class NativeRequest implements Request {
  /** Keeps these reachable together. */
  private final NativeRequests owner;

  private final RequestHandles handles;
  private final int index;
  private final long address;

  NativeRequest(NativeRequests owner, RequestHandles handles, int index) {
    this.owner = owner;
    this.handles = handles;
    this.index = index;
    this.address = handles.address(index);
  }

  /**
   * Where a function writes the handle of a communication that it starts or sets up.
   *
   * @throws IllegalArgumentException if the request is another provider's
   * @throws RequestInUse if the handle that it holds would be lost
   */
  static long address(Request request) {
    if (request instanceof NativeRequest here && here.handles.isFree(here.index)) {
      return here.address;
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
    NativeRequest here = (NativeRequest) request;
    here.handles.keep(here.index, buffer);
    here.handles.activate(here.index);
  }

  /** Notes that a function has started a collective. */
  static void started(
      Request request, Object send, Object receive, Object sendBlocks, Object receiveBlocks) {
    NativeRequest here = (NativeRequest) request;
    here.handles.keep(here.index, send, receive, sendBlocks, receiveBlocks);
    here.handles.activate(here.index);
  }

  /** Notes that a function has set up a persistent message. */
  static void initialized(Request request, Object buffer) {
    NativeRequest here = (NativeRequest) request;
    here.handles.keep(here.index, buffer);
    here.handles.persist(here.index);
  }

  /** Notes that a function has set up a persistent collective. */
  static void initialized(
      Request request, Object send, Object receive, Object sendBlocks, Object receiveBlocks) {
    NativeRequest here = (NativeRequest) request;
    here.handles.keep(here.index, send, receive, sendBlocks, receiveBlocks);
    here.handles.persist(here.index);
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
    owner.check(RequestFunctions.WAIT, RequestFunctions.WAIT.code(address, status));
    handles.complete(index);
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
    owner.check(RequestFunctions.TEST, RequestFunctions.TEST.code(address, flag, status));
    boolean complete = OutParameters.integer() != 0;
    if (complete) {
      handles.complete(index);
    }
    return complete;
  }

  @Override
  public void start() {
    if (isActive()) {
      throw RequestInUse.active();
    }
    RequestFunctions.START.call(address);
    handles.activate(index);
  }

  @Override
  public void cancel() {
    requireActive();
    RequestFunctions.CANCEL.call(address);
  }

  @Override
  public void free() {
    if (isActive()) {
      throw RequestInUse.active();
    }
    handles.release(index);
  }

  @Override
  public boolean isActive() {
    return handles.isActive(index);
  }

  private void requireActive() {
    if (!handles.isActive(index)) {
      throw new InactiveRequest();
    }
  }
}

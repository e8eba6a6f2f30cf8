package org.tutti.mpi.natives;

import org.tutti.mpi.InactiveRequest;
import org.tutti.mpi.Request;
import org.tutti.mpi.Status;

/** One request handle, and what must stay reachable while the library works on it. */
final class NativeRequest implements Request {
  private final NativeRequests owner;
  private final int index;
  private final long address;
  private Object first;
  private Object second;
  private Object third;
  private Object fourth;

  NativeRequest(NativeRequests owner, int index, long address) {
    this.owner = owner;
    this.index = index;
    this.address = address;
  }

  /**
   * Where a function writes the handle of a communication that it starts.
   *
   * @throws IllegalArgumentException if the request is another provider's
   * @throws IllegalStateException if it is active: its communication could never be completed
   */
  static long address(Request request) {
    if (request instanceof NativeRequest here && !here.isActive()) {
      return here.address;
    }
    throw unusable(request);
  }

  private static RuntimeException unusable(Request request) {
    return request instanceof NativeRequest
        ? new IllegalStateException("the request is active: complete it before it is used again")
        : new IllegalArgumentException(
            "the request was not made by a communicator of this provider: " + request);
  }

  /** Notes that a function has started a communication with these buffers. */
  static void started(Request request, Object first, Object second) {
    started(request, first, second, null, null);
  }

  /** The same with blocks, or whatever else the library reads until it is done. */
  static void started(Request request, Object first, Object second, Object third, Object fourth) {
    initialized(request, first, second, third, fourth);
    NativeRequest here = (NativeRequest) request;
    here.owner.setActive(here.index, true);
  }

  /** Notes that a function has set up a persistent communication with these buffers. */
  static void initialized(Request request, Object first, Object second) {
    initialized(request, first, second, null, null);
  }

  /** The same with blocks. */
  static void initialized(
      Request request, Object first, Object second, Object third, Object fourth) {
    NativeRequest here = (NativeRequest) request;
    here.first = first;
    here.second = second;
    here.third = third;
    here.fourth = fourth;
  }

  @Override
  public void waitFor() {
    requireActive();
    RequestFunctions.WAIT.call(address, NativeStatus.IGNORE);
    owner.setActive(index, false);
  }

  @Override
  public void waitFor(Status status) {
    requireActive();
    RequestFunctions.WAIT.call(address, NativeStatus.address(status));
    owner.setActive(index, false);
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
    RequestFunctions.TEST.call(address, OutParameters.address(), status);
    boolean complete = OutParameters.integer() != 0;
    if (complete) {
      owner.setActive(index, false);
    }
    return complete;
  }

  @Override
  public void start() {
    RequestFunctions.START.call(address);
    owner.setActive(index, true);
  }

  @Override
  public void cancel() {
    requireActive();
    RequestFunctions.CANCEL.call(address);
  }

  @Override
  public void free() {
    if (isActive()) {
      throw unusable(this);
    }
    RequestFunctions.FREE.call(address);
    first = null;
    second = null;
    third = null;
    fourth = null;
  }

  @Override
  public boolean isActive() {
    return owner.isActive(index);
  }

  private void requireActive() {
    if (!owner.isActive(index)) {
      throw new InactiveRequest();
    }
  }
}

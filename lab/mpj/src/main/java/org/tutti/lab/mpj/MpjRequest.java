package org.tutti.lab.mpj;

import org.tutti.mpi.InactiveRequest;
import org.tutti.mpi.OperationNotInLibrary;
import org.tutti.mpi.Request;
import org.tutti.mpi.RequestInUse;
import org.tutti.mpi.Status;

/** One of some requests that lie beside each other. */
final class MpjRequest implements Request {
  private final MpjRequests owner;
  private final int index;

  MpjRequest(MpjRequests owner, int index) {
    this.owner = owner;
    this.index = index;
  }

  /**
   * A request that something may be started with.
   *
   * @throws IllegalArgumentException if it is another provider's
   * @throws RequestInUse if its earlier communication would be lost
   */
  static MpjRequest unused(Request request) {
    if (!(request instanceof MpjRequest own)) {
      throw new IllegalArgumentException(
          "the request was not made by a communicator of this provider: " + request);
    }
    own.requireInactive();
    if (own.owner.persistent(own.index) != null) {
      throw RequestInUse.persistent();
    }
    return own;
  }

  /** Notes what has been started. */
  void begin(Object started) {
    owner.begin(index, started);
  }

  /** Notes what can be started again and again. */
  void keep(Object persistent) {
    owner.keep(index, persistent);
  }

  @Override
  public void waitFor() {
    Object ignored = completed();
  }

  @Override
  public void waitFor(Status status) {
    MpjStatus.of(status).set(completed());
  }

  /** Inactive afterward even if it fails, since there is nothing more to wait for. */
  private Object completed() {
    requireActive();
    Object started = owner.end(index);
    try {
      return (Object) MpjRequestFunctions.WAIT.handle().invokeExact(started);
    } catch (Throwable e) {
      throw MpjRequestFunctions.WAIT.failed(e);
    }
  }

  @Override
  public boolean test() {
    return tested() != null;
  }

  @Override
  public boolean test(Status status) {
    MpjStatus own = MpjStatus.of(status);
    Object result = tested();
    if (result != null) {
      own.set(result);
    }
    return result != null;
  }

  private Object tested() {
    requireActive();
    Object started = owner.end(index);
    Object status;
    try {
      status = (Object) MpjRequestFunctions.TEST.handle().invokeExact(started);
    } catch (Throwable e) {
      throw MpjRequestFunctions.TEST.failed(e);
    }
    if (status == null) {
      owner.begin(index, started);
    }
    return status;
  }

  @Override
  public void start() {
    requireInactive();
    Object persistent = owner.persistent(index);
    if (persistent == null) {
      throw MpjErrors.argument("MPI_Start", "the request is not persistent");
    }
    try {
      MpjRequestFunctions.START.handle().invokeExact(persistent);
    } catch (Throwable e) {
      throw MpjRequestFunctions.START.failed(e);
    }
    owner.begin(index, persistent);
  }

  /** The library's method says that it is not implemented. */
  @Override
  public void cancel() {
    throw new OperationNotInLibrary("MPI_Cancel", MpjSession.LIBRARY);
  }

  @Override
  public void free() {
    requireInactive();
    if (owner.persistent(index) == null) {
      throw MpjErrors.argument("MPI_Request_free", "the request is not persistent");
    }
    owner.keep(index, null);
  }

  @Override
  public boolean isActive() {
    return owner.isActive(index);
  }

  private void requireActive() {
    if (!isActive()) {
      throw new InactiveRequest();
    }
  }

  private void requireInactive() {
    if (isActive()) {
      throw RequestInUse.active();
    }
  }
}

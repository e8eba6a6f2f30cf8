package org.tutti.mpi.collective;

import org.tutti.mpi.MpiException;
import org.tutti.mpi.Requests;
import org.tutti.mpi.transport.Activity;
import org.tutti.mpi.transport.Progress;

/** Requests that are completed or started together. */
final class TransportRequests implements Requests {
  private static final int NONE = -1;

  private final Progress progress;
  private final TransportRequest[] requests;
  private final int[] completed;
  private final Activity all = this::allDone;
  private final Activity any = () -> firstDone() != NONE;

  TransportRequests(TransportOperations communicator, int count) {
    progress = communicator.progress();
    completed = new int[count];
    requests = new TransportRequest[count];
    for (int index = 0; index < count; index++) {
      requests[index] = new TransportRequest(communicator);
    }
  }

  @Override
  public int size() {
    return requests.length;
  }

  @Override
  public TransportRequest at(int index) {
    return requests[index];
  }

  @Override
  public void waitAll() {
    for (TransportRequest request : requests) {
      request.requireReady();
    }
    progress.await(all);
    completeDone();
  }

  @Override
  public boolean testAll() {
    boolean done = progress.test(all);
    if (done) {
      completeDone();
    }
    return done;
  }

  @Override
  public int waitAny() {
    if (noneActive()) {
      return NONE;
    }
    progress.await(any);
    return completeFirst();
  }

  @Override
  public int testAny() {
    return progress.test(any) ? completeFirst() : NONE;
  }

  @Override
  public int waitSome() {
    if (noneActive()) {
      return 0;
    }
    progress.await(any);
    return completeDone();
  }

  @Override
  public int testSome() {
    return progress.test(any) ? completeDone() : 0;
  }

  @Override
  public int completed(int number) {
    return completed[number];
  }

  @Override
  public void startAll() {
    for (TransportRequest request : requests) {
      request.requireInactive();
    }
    for (TransportRequest request : requests) {
      request.start();
    }
  }

  private boolean allDone() {
    for (TransportRequest request : requests) {
      if (request.isActive() && !request.isDone()) {
        return false;
      }
    }
    return true;
  }

  private boolean noneActive() {
    for (TransportRequest request : requests) {
      if (request.isActive()) {
        return false;
      }
    }
    return true;
  }

  private int firstDone() {
    for (int index = 0; index < requests.length; index++) {
      if (requests[index].isActive() && requests[index].isDone()) {
        return index;
      }
    }
    return NONE;
  }

  private int completeFirst() {
    int index = firstDone();
    requests[index].complete();
    return index;
  }

  /** Completes those that can be, even if one fails, and returns their number. */
  private int completeDone() {
    int number = 0;
    MpiException failure = null;
    for (int index = firstDone(); index != NONE; index = firstDone()) {
      completed[number] = index;
      number++;
      try {
        requests[index].complete();
      } catch (MpiException e) {
        failure = failure == null ? e : failure;
      }
    }
    if (failure != null) {
      throw failure;
    }
    return number;
  }
}

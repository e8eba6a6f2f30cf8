package org.tutti.mpi.collective;

import org.tutti.mpi.InactiveRequest;
import org.tutti.mpi.PartitionList;
import org.tutti.mpi.PartitionMarks;
import org.tutti.mpi.Request;
import org.tutti.mpi.RequestInUse;
import org.tutti.mpi.Status;
import org.tutti.mpi.transport.Activity;
import org.tutti.mpi.transport.Errors;
import org.tutti.mpi.transport.Progress;

/** A message or a schedule that a user completes. */
final class TransportRequest implements Request {
  private final ActiveRequests counted;
  private final Progress progress;
  private final RequestedMessage message;
  private final Schedule schedule = new Schedule();
  private Activity activity;
  private boolean persistent;
  private boolean active;

  TransportRequest(TransportOperations communicator) {
    counted = communicator.active();
    progress = communicator.progress();
    message = new RequestedMessage(communicator.transport());
    activity = message;
  }

  /**
   * A request that something may be started with.
   *
   * @throws IllegalArgumentException if it is another provider's
   * @throws RequestInUse if its communication would be lost
   */
  static TransportRequest unused(Request request) {
    if (!(request instanceof TransportRequest own)) {
      throw new IllegalArgumentException(
          "the request was not made by a communicator of this provider: " + request);
    }
    own.requireInactive();
    if (own.persistent) {
      throw RequestInUse.persistent();
    }
    return own;
  }

  RequestedMessage message() {
    return message;
  }

  Schedule schedule() {
    return schedule;
  }

  void startMessage() {
    activity = message;
    begin();
  }

  void keepMessage() {
    activity = message;
    persistent = true;
  }

  void startSchedule() {
    activity = schedule;
    begin();
  }

  void keepSchedule() {
    activity = schedule;
    persistent = true;
  }

  private void begin() {
    if (activity == message) {
      message.start();
    } else {
      schedule.restart();
    }
    active = true;
    counted.add();
    progress.activated();
    if (activity == schedule) {
      progress.run(schedule);
    }
  }

  /** Whether the request could be completed, as far as its rank knows. */
  boolean isDone() {
    return activity.isDone();
  }

  /** Makes the request, whose activity is done, inactive. */
  void complete() {
    active = false;
    counted.remove();
    progress.completed();
    if (activity == message) {
      message.check();
    } else {
      schedule.check();
    }
  }

  private void complete(TransportStatus status) {
    if (activity == message) {
      message.describe(status);
    } else {
      status.empty();
    }
    complete();
  }

  @Override
  public void waitFor() {
    requireActive();
    requireReady();
    progress.await(activity);
    complete();
  }

  @Override
  public void waitFor(Status status) {
    TransportStatus own = TransportStatus.of(status);
    requireActive();
    requireReady();
    progress.await(activity);
    complete(own);
  }

  @Override
  public boolean test() {
    requireActive();
    boolean done = progress.test(activity);
    if (done) {
      complete();
    }
    return done;
  }

  @Override
  public boolean test(Status status) {
    TransportStatus own = TransportStatus.of(status);
    requireActive();
    boolean done = progress.test(activity);
    if (done) {
      complete(own);
    }
    return done;
  }

  @Override
  public void start() {
    requireInactive();
    if (!persistent) {
      throw Errors.request("MPI_Start", "the request is not persistent");
    }
    begin();
  }

  @Override
  public void cancel() {
    requireActive();
    if (activity != message) {
      throw Errors.request("MPI_Cancel", "a collective operation cannot be canceled");
    }
    message.cancel();
  }

  @Override
  public void free() {
    requireInactive();
    if (!persistent) {
      throw Errors.request("MPI_Request_free", "the request is not persistent");
    }
    persistent = false;
  }

  @Override
  public void pready(int partition) {
    marks("MPI_Pready").mark(partition);
    message.marked(1);
  }

  @Override
  public void preadyRange(int low, int high) {
    marks("MPI_Pready_range").mark(low, high);
    message.marked(high - low + 1);
  }

  @Override
  public void preadyList(PartitionList partitions) {
    marks("MPI_Pready_list").mark(partitions);
    message.marked(partitions.size());
  }

  private PartitionMarks marks(String function) {
    PartitionMarks marks = message.marks(function);
    requireActive();
    return marks;
  }

  /** A message arrives as a whole; a request that is not active has nothing that is to come. */
  @Override
  public boolean parrived(int partition) {
    message.requirePartition(partition);
    return !active || progress.test(activity);
  }

  /** Lets a message in partitions be waited for once they are all ready. */
  void requireReady() {
    if (active && activity == message) {
      message.requireReady();
    }
  }

  @Override
  public boolean isActive() {
    return active;
  }

  private void requireActive() {
    if (!active) {
      throw new InactiveRequest();
    }
  }

  void requireInactive() {
    if (active) {
      throw RequestInUse.active();
    }
  }
}

package org.tutti.mpi.collective;

import org.tutti.mpi.Request;
import org.tutti.mpi.transport.Errors;
import org.tutti.mpi.transport.Progress;
import org.tutti.mpi.transport.Transport;

/**
 * What a communicator's operations need and consist of: two transports, one for the user's messages
 * and one for those of collective operations, and the numbering of schedules.
 */
final class TransportOperations {
  private final Transport transport;
  private final MessageOperations messages;
  private final Transport collective;
  private final Steps direct;
  private final ProcessTopology topology;
  private final Schedule blocking = new Schedule();
  private final ActiveRequests active = new ActiveRequests();
  private int lastTag = DirectSteps.TAG;
  private boolean freed;

  /**
   * @param topology null if the communicator has none
   */
  TransportOperations(Transport messages, Transport collective, ProcessTopology topology) {
    this.transport = messages;
    this.messages = new MessageOperations(this);
    this.collective = collective;
    this.direct = new DirectSteps(collective);
    this.topology = topology;
  }

  ProcessTopology topology() {
    return topology;
  }

  void requireTopology(String function) {
    check(function);
    if (topology == null) {
      throw Errors.topology(function, "the communicator has no topology");
    }
  }

  /** Sends and receives the user's messages. */
  MessageOperations messages() {
    return messages;
  }

  /** Carries the user's messages. */
  Transport transport() {
    return transport;
  }

  Progress progress() {
    return transport.progress();
  }

  ActiveRequests active() {
    return active;
  }

  void check(String function) {
    if (freed) {
      throw Errors.freed(function);
    }
  }

  void markFreed() {
    freed = true;
  }

  /** The steps of a blocking operation. */
  Steps direct(String function) {
    check(function);
    return direct;
  }

  /** Records the operation that {@code request} shall stand for. */
  Schedule record(String function, Request request) {
    check(function);
    return TransportRequest.unused(request).schedule().record(collective, nextTag(), topology);
  }

  /** The same of an operation among neighbors. */
  Schedule recordAmongNeighbors(String function, Request request) {
    requireTopology(function);
    return record(function, request);
  }

  /** Records a blocking one, whose messages all leave at once; to be {@link #run}. */
  Schedule recordAmongNeighbors(String function) {
    requireTopology(function);
    return blocking.record(collective, nextTag(), topology);
  }

  /** Runs what was recorded last. */
  void run() {
    Progress progress = progress();
    progress.activated();
    blocking.restart();
    progress.run(blocking);
    progress.await(blocking);
    progress.completed();
    blocking.check();
  }

  /** Starts what was recorded. */
  void start(Request request) {
    ((TransportRequest) request).startSchedule();
  }

  /** Keeps what was recorded, to be started whenever the user wants. */
  void keep(Request request) {
    ((TransportRequest) request).keepSchedule();
  }

  /** All ranks record the same operations in the same order. */
  private int nextTag() {
    lastTag = lastTag == Integer.MAX_VALUE ? DirectSteps.TAG + 1 : lastTag + 1;
    return lastTag;
  }
}

package org.tutti.mpi.collective;

import org.tutti.mpi.Datatype;
import org.tutti.mpi.LibraryChapter;
import org.tutti.mpi.MessageBuffer;
import org.tutti.mpi.Request;
import org.tutti.mpi.transport.Errors;
import org.tutti.mpi.transport.Progress;
import org.tutti.mpi.transport.Transport;

/**
 * What all chapters need: two transports, one for the user's messages and one for those of
 * collective operations, and the numbering of schedules.
 */
abstract class CommunicatorBase implements LibraryChapter {
  private final Transport messages;
  private final Transport collective;
  private final Steps direct;
  private final Schedule blocking = new Schedule();
  private final ActiveRequests active = new ActiveRequests();
  private int lastTag = DirectSteps.TAG;
  private boolean freed;

  CommunicatorBase(Transport messages, Transport collective) {
    this.messages = messages;
    this.collective = collective;
    this.direct = new DirectSteps(collective);
  }

  public final int rank() {
    return messages.rank();
  }

  public final int size() {
    return messages.size();
  }

  @Override
  public final String libraryName() {
    return messages.libraryName();
  }

  public final MessageBuffer allocate(Datatype datatype, long count) {
    if (count < 0) {
      throw Errors.count("allocate", count);
    }
    int length = bytesOfSmallBuffer(datatype, count);
    return new ByteMessageBuffer(datatype, count, messages.memory(length));
  }

  final Transport messages() {
    return messages;
  }

  final Progress progress() {
    return messages.progress();
  }

  final ActiveRequests active() {
    return active;
  }

  final void check(String function) {
    if (freed) {
      throw Errors.freed(function);
    }
  }

  final void markFreed() {
    freed = true;
  }

  /** The steps of a blocking operation. */
  final Steps direct(String function) {
    check(function);
    return direct;
  }

  /** Records the operation that {@code request} shall stand for. */
  final Schedule record(String function, Request request) {
    check(function);
    return TransportRequest.unused(request).schedule().record(collective, nextTag());
  }

  /** Records a blocking operation whose messages all leave at once; to be {@link #run}. */
  final Schedule record(String function) {
    check(function);
    return blocking.record(collective, nextTag());
  }

  final void run(Schedule schedule) {
    Progress progress = progress();
    progress.activated();
    schedule.restart();
    progress.run(schedule);
    progress.await(schedule);
    progress.completed();
    schedule.check();
  }

  /** Starts what was recorded. */
  static void start(Request request) {
    ((TransportRequest) request).startSchedule();
  }

  /** Keeps what was recorded, to be started whenever the user wants. */
  static void keep(Request request) {
    ((TransportRequest) request).keepSchedule();
  }

  /** All ranks record the same operations in the same order. */
  private int nextTag() {
    lastTag = lastTag == Integer.MAX_VALUE ? DirectSteps.TAG + 1 : lastTag + 1;
    return lastTag;
  }
}

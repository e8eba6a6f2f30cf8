package org.tutti.mpi.collective;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import org.tutti.mpi.Datatype;
import org.tutti.mpi.MpiException;
import org.tutti.mpi.ReduceOp;
import org.tutti.mpi.transport.Stepwise;
import org.tutti.mpi.transport.Transport;

/**
 * The recorded steps of one operation, taken as far as possible whenever the rank makes progress
 * (Hoefler, Lumsdaine and Rehm, "Implementation and performance analysis of non-blocking collective
 * operations for MPI", 2007). Each operation has a tag of its own, so that operations under way at
 * the same time never meet. Recording another operation uses the same objects again.
 */
final class Schedule implements Steps, Stepwise {
  private final List<ScheduleStep> steps = new ArrayList<>();
  private Transport transport;
  private Scratch scratch;
  private ProcessTopology topology;
  private int tag;
  private int recorded;
  private int position;
  private int unfenced;
  private MpiException failure;

  /**
   * Begins to record an operation.
   *
   * @param newTopology of the communicator; null if it has none
   */
  Schedule record(Transport newTransport, int newTag, ProcessTopology newTopology) {
    if (transport != newTransport) {
      transport = newTransport;
      scratch = new Scratch(newTransport);
    }
    tag = newTag;
    topology = newTopology;
    recorded = 0;
    return this;
  }

  /** What was recorded shall be done, once more or for the first time. */
  void restart() {
    position = 0;
    unfenced = 0;
    failure = null;
  }

  @Override
  public boolean advance() {
    int before = position;
    while (position < recorded && passes(steps.get(position))) {
      position++;
    }
    return position > before;
  }

  @Override
  public boolean isDone() {
    return position >= recorded;
  }

  /**
   * Checks a schedule that is done.
   *
   * @throws MpiException if one of its messages was wrong
   */
  void check() {
    if (failure != null) {
      throw failure;
    }
  }

  private boolean passes(ScheduleStep step) {
    if (!step.isFence()) {
      step.take(transport, tag);
      return true;
    }
    for (; unfenced < position; unfenced++) {
      if (!steps.get(unfenced).isDone()) {
        return false;
      }
      checkLast();
    }
    return true;
  }

  /** A wrong message ends the operation, and is told to whom waits for it. */
  private void checkLast() {
    try {
      steps.get(unfenced).check();
    } catch (MpiException e) {
      failure = failure == null ? e : failure;
    }
  }

  private ScheduleStep next() {
    if (recorded == steps.size()) {
      steps.add(new ScheduleStep(transport));
    }
    return steps.get(recorded++);
  }

  /** Whose neighbors the messages go to and come from. */
  ProcessTopology topology() {
    return topology;
  }

  /** Goes on with the next step before the message has left. */
  void startSend(ByteBuffer buffer, int offset, int length, int destination) {
    next().send(buffer, offset, length, destination);
  }

  /** Goes on with the next step before the message has arrived. */
  void startReceive(ByteBuffer buffer, int offset, int length, int source) {
    next().receive(buffer, offset, length, source);
  }

  /** Goes on when all that was started is done. */
  void fence() {
    next().fence();
  }

  @Override
  public int rank() {
    return transport.rank();
  }

  @Override
  public int size() {
    return transport.size();
  }

  @Override
  public ByteBuffer first(int length) {
    return scratch.first(length);
  }

  @Override
  public ByteBuffer second(int length) {
    return scratch.second(length);
  }

  @Override
  public ByteBlocks outgoing() {
    return scratch.outgoing;
  }

  @Override
  public ByteBlocks incoming() {
    return scratch.incoming;
  }

  @Override
  public String algorithm(String operation) {
    return transport.algorithm(operation);
  }

  @Override
  public String library() {
    return transport.libraryName();
  }

  @Override
  public void send(ByteBuffer buffer, int offset, int length, int destination) {
    startSend(buffer, offset, length, destination);
    fence();
  }

  @Override
  public void receive(ByteBuffer buffer, int offset, int length, int source) {
    startReceive(buffer, offset, length, source);
    fence();
  }

  @Override
  public void sendrecv(
      ByteBuffer send,
      int sendOffset,
      int sendLength,
      int destination,
      ByteBuffer receive,
      int receiveOffset,
      int receiveLength,
      int source) {
    startReceive(receive, receiveOffset, receiveLength, source);
    startSend(send, sendOffset, sendLength, destination);
    fence();
  }

  @Override
  public void copy(ByteBuffer from, int fromOffset, ByteBuffer to, int toOffset, int length) {
    next().copy(from, fromOffset, to, toOffset, length);
  }

  @Override
  public void reduce(ReduceOp op, Datatype datatype, ByteBuffer in, ByteBuffer inout, int count) {
    next().reduce(op, datatype, in, inout, count);
  }
}

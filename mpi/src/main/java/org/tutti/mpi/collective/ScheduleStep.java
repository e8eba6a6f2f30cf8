package org.tutti.mpi.collective;

import java.nio.ByteBuffer;
import org.tutti.mpi.Datatype;
import org.tutti.mpi.ReduceOp;
import org.tutti.mpi.transport.Transfer;
import org.tutti.mpi.transport.Transport;

/** One step of a schedule; used again when another operation is recorded. */
final class ScheduleStep {
  private enum StepKind {
    SEND,
    RECEIVE,
    COPY,
    REDUCE,
    /** Goes on when all transfers before it are done. */
    FENCE
  }

  private final Transfer transfer;
  private StepKind kind;
  private ByteBuffer from;
  private int fromOffset;
  private ByteBuffer to;
  private int toOffset;
  private int length;
  private int partner;
  private ReduceOp op;
  private Datatype datatype;

  ScheduleStep(Transport transport) {
    transfer = transport.transfer();
  }

  void send(ByteBuffer buffer, int offset, int bytes, int destination) {
    kind = StepKind.SEND;
    from = buffer;
    fromOffset = offset;
    length = bytes;
    partner = destination;
  }

  void receive(ByteBuffer buffer, int offset, int bytes, int source) {
    kind = StepKind.RECEIVE;
    to = buffer;
    toOffset = offset;
    length = bytes;
    partner = source;
  }

  void copy(ByteBuffer source, int sourceOffset, ByteBuffer target, int targetOffset, int bytes) {
    kind = StepKind.COPY;
    from = source;
    fromOffset = sourceOffset;
    to = target;
    toOffset = targetOffset;
    length = bytes;
  }

  void reduce(ReduceOp operator, Datatype type, ByteBuffer in, ByteBuffer inout, int count) {
    kind = StepKind.REDUCE;
    op = operator;
    datatype = type;
    from = in;
    to = inout;
    length = count;
  }

  void fence() {
    kind = StepKind.FENCE;
  }

  boolean isFence() {
    return kind == StepKind.FENCE;
  }

  private boolean isTransfer() {
    return kind == StepKind.SEND || kind == StepKind.RECEIVE;
  }

  /** Starts a transfer, or does what is no transfer. */
  void take(Transport transport, int tag) {
    switch (kind) {
      case SEND -> transport.startSend(transfer, from, fromOffset, length, partner, tag);
      case RECEIVE -> transport.startReceive(transfer, to, toOffset, length, partner, tag);
      case COPY -> Local.copy(from, fromOffset, to, toOffset, length);
      case REDUCE -> Reduction.apply(op, datatype, from, 0, to, 0, length);
      case FENCE -> {}
    }
  }

  boolean isDone() {
    return !isTransfer() || transfer.isDone();
  }

  /**
   * Checks a step that is done.
   *
   * @throws org.tutti.mpi.MpiException if its transfer failed
   */
  void check() {
    if (isTransfer()) {
      transfer.check();
    }
  }
}

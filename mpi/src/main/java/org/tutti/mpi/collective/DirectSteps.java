package org.tutti.mpi.collective;

import java.nio.ByteBuffer;
import org.tutti.mpi.Datatype;
import org.tutti.mpi.ReduceOp;
import org.tutti.mpi.transport.Transport;

/** Steps of a blocking operation, taken at once. */
final class DirectSteps implements Steps {
  /** Schedules use the other tags. */
  static final int TAG = 0;

  private final Transport transport;
  private final Scratch scratch;

  DirectSteps(Transport transport) {
    this.transport = transport;
    this.scratch = new Scratch(transport);
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
    transport.send(buffer, offset, length, destination, TAG);
  }

  @Override
  public void receive(ByteBuffer buffer, int offset, int length, int source) {
    transport.receive(buffer, offset, length, source, TAG);
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
    transport.sendrecv(
        send,
        sendOffset,
        sendLength,
        destination,
        TAG,
        receive,
        receiveOffset,
        receiveLength,
        source,
        TAG);
  }

  @Override
  public void copy(ByteBuffer from, int fromOffset, ByteBuffer to, int toOffset, int length) {
    Local.copy(from, fromOffset, to, toOffset, length);
  }

  @Override
  public void reduce(ReduceOp op, Datatype datatype, ByteBuffer in, ByteBuffer inout, int count) {
    Reduction.apply(op, datatype, in, 0, inout, 0, count);
  }
}

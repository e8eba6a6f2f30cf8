package org.tutti.mpi.collective;

import java.nio.ByteBuffer;
import java.util.function.BooleanSupplier;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.Datatype;
import org.tutti.mpi.MessageBuffer;
import org.tutti.mpi.ReduceOp;

/** A communicator over two transports: one for the user's messages, one for the collectives'. */
public final class TransportCommunicator implements Communicator {
  private static final int TAG = 0;

  private final Transport messages;
  private final Transport collective;
  private final Scratch scratch;
  private final boolean world;
  private boolean freed;

  TransportCommunicator(Transport messages, Transport collective) {
    this(messages, collective, false);
  }

  private TransportCommunicator(Transport messages, Transport collective, boolean world) {
    this.messages = messages;
    this.collective = collective;
    this.scratch = new Scratch(collective);
    this.world = world;
  }

  /** The communicator of all ranks, over any transport of the rank's. */
  public static TransportCommunicator world(Transport transport, int rank) {
    int[] everybody = transport.contexts().members(Contexts.WORLD);
    return new TransportCommunicator(
        transport.within(Contexts.WORLD, everybody, rank),
        transport.within(Contexts.WORLD + 1, everybody, rank),
        true);
  }

  Transport messages() {
    return messages;
  }

  @Override
  public String libraryName() {
    return messages.libraryName();
  }

  @Override
  public int rank() {
    return messages.rank();
  }

  @Override
  public int size() {
    return messages.size();
  }

  @Override
  public MessageBuffer allocate(Datatype datatype, int count) {
    if (count < 0) {
      throw Errors.count("allocate", count);
    }
    int length = Math.multiplyExact(count, datatype.bytes());
    return new ByteMessageBuffer(datatype, count, messages.memory(length));
  }

  @Override
  public void send(MessageBuffer buffer, int count, Datatype datatype, int destination, int tag) {
    check("send");
    ArgumentChecks.rank("send", destination, size());
    ArgumentChecks.tag("send", tag);
    ByteBuffer bytes = ArgumentChecks.bytes("send", buffer, 1, count, datatype);
    messages.send(bytes, 0, count * datatype.bytes(), destination, tag);
  }

  @Override
  public void recv(MessageBuffer buffer, int count, Datatype datatype, int source, int tag) {
    check("receive");
    ArgumentChecks.rank("receive", source, size());
    ArgumentChecks.tag("receive", tag);
    ByteBuffer bytes = ArgumentChecks.bytes("receive", buffer, 1, count, datatype);
    messages.receive(bytes, 0, count * datatype.bytes(), source, tag);
  }

  @Override
  public void serve(
      MessageBuffer buffer,
      int count,
      Datatype datatype,
      int source,
      int tag,
      BooleanSupplier answer) {
    check("serve");
    ArgumentChecks.rank("serve", source, size());
    ArgumentChecks.tag("serve", tag);
    ByteBuffer bytes = ArgumentChecks.bytes("serve", buffer, 1, count, datatype);
    messages.serve(bytes, 0, count * datatype.bytes(), source, tag, answer);
  }

  @Override
  public void sendrecv(
      MessageBuffer send,
      int sendCount,
      int destination,
      int sendTag,
      MessageBuffer receive,
      int receiveCount,
      int source,
      int receiveTag,
      Datatype datatype) {
    String function = "sendrecv";
    check(function);
    ArgumentChecks.rank(function, destination, size());
    ArgumentChecks.rank(function, source, size());
    ArgumentChecks.tag(function, sendTag);
    ArgumentChecks.tag(function, receiveTag);
    ByteBuffer from = ArgumentChecks.bytes(function, send, 1, sendCount, datatype);
    ByteBuffer into = ArgumentChecks.bytes(function, receive, 1, receiveCount, datatype);
    int width = datatype.bytes();
    messages.sendrecv(
        from,
        0,
        sendCount * width,
        destination,
        sendTag,
        into,
        0,
        receiveCount * width,
        source,
        receiveTag);
  }

  @Override
  public void barrier() {
    check("barrier");
    DisseminationBarrier.barrier(collective, TAG);
  }

  @Override
  public void bcast(MessageBuffer buffer, int count, Datatype datatype, int root) {
    rooted("bcast", root);
    ByteBuffer bytes = ArgumentChecks.bytes("bcast", buffer, 1, count, datatype);
    BinomialBroadcast.bcast(collective, bytes, count * datatype.bytes(), root, TAG);
  }

  @Override
  public void reduce(
      MessageBuffer send,
      MessageBuffer receive,
      int count,
      Datatype datatype,
      ReduceOp op,
      int root) {
    rooted("reduce", root);
    ArgumentChecks.operator("reduce", op, datatype);
    ByteBuffer from = ArgumentChecks.bytes("reduce", send, 1, count, datatype);
    ByteBuffer into =
        rank() == root ? ArgumentChecks.bytes("reduce", receive, 1, count, datatype) : from;
    BinomialReduce.reduce(collective, scratch, from, into, count, datatype, op, root, TAG);
  }

  @Override
  public void allreduce(
      MessageBuffer send, MessageBuffer receive, int count, Datatype datatype, ReduceOp op) {
    check("allreduce");
    ArgumentChecks.operator("allreduce", op, datatype);
    ByteBuffer from = ArgumentChecks.bytes("allreduce", send, 1, count, datatype);
    ByteBuffer into = ArgumentChecks.bytes("allreduce", receive, 1, count, datatype);
    RecursiveDoublingAllreduce.allreduce(collective, scratch, from, into, count, datatype, op, TAG);
  }

  @Override
  public void gather(
      MessageBuffer send, MessageBuffer receive, int count, Datatype datatype, int root) {
    rooted("gather", root);
    ByteBuffer from = ArgumentChecks.bytes("gather", send, 1, count, datatype);
    ByteBuffer into =
        rank() == root ? ArgumentChecks.bytes("gather", receive, size(), count, datatype) : from;
    BinomialGather.gather(collective, scratch, from, into, count * datatype.bytes(), root, TAG);
  }

  @Override
  public void scatter(
      MessageBuffer send, MessageBuffer receive, int count, Datatype datatype, int root) {
    rooted("scatter", root);
    ByteBuffer into = ArgumentChecks.bytes("scatter", receive, 1, count, datatype);
    ByteBuffer from =
        rank() == root ? ArgumentChecks.bytes("scatter", send, size(), count, datatype) : into;
    BinomialScatter.scatter(collective, scratch, from, into, count * datatype.bytes(), root, TAG);
  }

  @Override
  public void allgather(MessageBuffer send, MessageBuffer receive, int count, Datatype datatype) {
    check("allgather");
    ByteBuffer from = ArgumentChecks.bytes("allgather", send, 1, count, datatype);
    ByteBuffer into = ArgumentChecks.bytes("allgather", receive, size(), count, datatype);
    BruckAllgather.allgather(collective, scratch, from, into, count * datatype.bytes(), TAG);
  }

  @Override
  public void alltoall(MessageBuffer send, MessageBuffer receive, int count, Datatype datatype) {
    check("alltoall");
    ByteBuffer from = ArgumentChecks.bytes("alltoall", send, size(), count, datatype);
    ByteBuffer into = ArgumentChecks.bytes("alltoall", receive, size(), count, datatype);
    PairwiseAlltoall.alltoall(collective, from, into, count * datatype.bytes(), TAG);
  }

  @Override
  public void scan(
      MessageBuffer send, MessageBuffer receive, int count, Datatype datatype, ReduceOp op) {
    check("scan");
    ArgumentChecks.operator("scan", op, datatype);
    ByteBuffer from = ArgumentChecks.bytes("scan", send, 1, count, datatype);
    ByteBuffer into = ArgumentChecks.bytes("scan", receive, 1, count, datatype);
    RecursiveDoublingScan.scan(collective, scratch, from, into, count, datatype, op, TAG);
  }

  @Override
  public void exscan(
      MessageBuffer send, MessageBuffer receive, int count, Datatype datatype, ReduceOp op) {
    check("exscan");
    ArgumentChecks.operator("exscan", op, datatype);
    ByteBuffer from = ArgumentChecks.bytes("exscan", send, 1, count, datatype);
    ByteBuffer into = ArgumentChecks.bytes("exscan", receive, 1, count, datatype);
    RecursiveDoublingScan.exscan(collective, scratch, from, into, count, datatype, op, TAG);
  }

  @Override
  public void reduceScatterBlock(
      MessageBuffer send, MessageBuffer receive, int count, Datatype datatype, ReduceOp op) {
    String function = "reduce_scatter_block";
    check(function);
    ArgumentChecks.operator(function, op, datatype);
    ByteBuffer from = ArgumentChecks.bytes(function, send, size(), count, datatype);
    ByteBuffer into = ArgumentChecks.bytes(function, receive, 1, count, datatype);
    PairwiseReduceScatter.reduceScatterBlock(
        collective, scratch, from, into, count, datatype, op, TAG);
  }

  @Override
  public Communicator duplicate() {
    check("duplicate");
    return CommunicatorSplit.split(this, 0, rank());
  }

  @Override
  public Communicator split(int color, int key) {
    check("split");
    if (color < 0) {
      throw Errors.argument("split", "color is negative: " + color);
    }
    return CommunicatorSplit.split(this, color, key);
  }

  @Override
  public void free() {
    check("free");
    if (world) {
      throw Errors.world("free");
    }
    barrier();
    freed = true;
  }

  private void rooted(String function, int root) {
    check(function);
    ArgumentChecks.root(function, root, size());
  }

  private void check(String function) {
    if (freed) {
      throw Errors.freed(function);
    }
  }
}

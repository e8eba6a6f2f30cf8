package org.tutti.mpi.collective;

import java.nio.ByteBuffer;
import java.util.function.BooleanSupplier;
import org.tutti.mpi.Datatype;
import org.tutti.mpi.MessageBuffer;
import org.tutti.mpi.PointToPointMessages;
import org.tutti.mpi.Status;
import org.tutti.mpi.transport.BufferedMessages;
import org.tutti.mpi.transport.Transfer;
import org.tutti.mpi.transport.Transport;

/** Blocking messages. */
abstract class MessageChapter extends CommunicatorBase implements PointToPointMessages {
  private final Transfer transfer;
  private final Scratch spare;

  MessageChapter(Transport messages, Transport collective) {
    super(messages, collective);
    transfer = messages.transfer();
    spare = new Scratch(messages);
  }

  @Override
  public final void send(
      MessageBuffer buffer, int count, Datatype datatype, int destination, int tag) {
    ByteBuffer bytes = outgoing("send", buffer, count, datatype, destination, tag);
    if (destination != PROC_NULL) {
      messages().send(bytes, 0, count * datatype.bytes(), destination, tag);
    }
  }

  @Override
  public final void ssend(
      MessageBuffer buffer, int count, Datatype datatype, int destination, int tag) {
    ByteBuffer bytes = outgoing("ssend", buffer, count, datatype, destination, tag);
    if (destination != PROC_NULL) {
      int length = count * datatype.bytes();
      messages().startSynchronousSend(transfer, bytes, 0, length, destination, tag);
      progress().await(transfer);
    }
  }

  @Override
  public final void bsend(
      MessageBuffer buffer, int count, Datatype datatype, int destination, int tag) {
    ByteBuffer bytes = outgoing("bsend", buffer, count, datatype, destination, tag);
    if (destination != PROC_NULL) {
      int length = count * datatype.bytes();
      progress().buffered().send(messages(), bytes, length, destination, tag);
    }
  }

  @Override
  public final void rsend(
      MessageBuffer buffer, int count, Datatype datatype, int destination, int tag) {
    send(buffer, count, datatype, destination, tag);
  }

  @Override
  public final void bufferAttach(MessageBuffer memory) {
    ByteBuffer bytes =
        ArgumentChecks.bytes("buffer_attach", memory, 1, memory.count(), memory.datatype());
    progress().buffered().attach(bytes.capacity());
  }

  @Override
  public final void bufferDetach() {
    progress().buffered().detach();
  }

  @Override
  public final int bufferedOverhead() {
    return BufferedMessages.OVERHEAD;
  }

  @Override
  public final void recv(MessageBuffer buffer, int count, Datatype datatype, int source, int tag) {
    ByteBuffer bytes = incoming("receive", buffer, count, datatype, source, tag);
    int length = count * datatype.bytes();
    if (source >= 0) {
      messages().receive(bytes, 0, length, source, tag);
    } else if (source == ANY_SOURCE) {
      receiveAny(bytes, length, source, tag);
    }
  }

  @Override
  public final void recv(
      MessageBuffer buffer, int count, Datatype datatype, int source, int tag, Status status) {
    TransportStatus filled = TransportStatus.of(status);
    ByteBuffer bytes = incoming("receive", buffer, count, datatype, source, tag);
    int length = count * datatype.bytes();
    if (source == PROC_NULL) {
      filled.nobody();
    } else if (source == ANY_SOURCE || tag == ANY_TAG) {
      receiveAny(bytes, length, source, tag);
      filled.received(transfer);
    } else {
      filled.received(source, tag, messages().receive(bytes, 0, length, source, tag));
    }
  }

  private void receiveAny(ByteBuffer bytes, int length, int source, int tag) {
    messages().startReceive(transfer, bytes, 0, length, source, tag);
    progress().await(transfer);
    transfer.check();
  }

  @Override
  public final void serve(
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
    messages().serve(bytes, 0, count * datatype.bytes(), source, tag, answer);
  }

  @Override
  public final void sendrecv(
      MessageBuffer send,
      int sendCount,
      int destination,
      int sendTag,
      MessageBuffer receive,
      int receiveCount,
      int source,
      int receiveTag,
      Datatype datatype) {
    ByteBuffer from = outgoing("sendrecv", send, sendCount, datatype, destination, sendTag);
    ByteBuffer into = incoming("sendrecv", receive, receiveCount, datatype, source, receiveTag);
    int sendLength = sendCount * datatype.bytes();
    int receiveLength = receiveCount * datatype.bytes();
    if (destination >= 0 && source >= 0 && receiveTag >= 0) {
      messages()
          .sendrecv(
              from,
              0,
              sendLength,
              destination,
              sendTag,
              into,
              0,
              receiveLength,
              source,
              receiveTag);
    } else {
      exchange(from, sendLength, destination, sendTag, into, receiveLength, source, receiveTag);
    }
  }

  @Override
  public final void sendrecv(
      MessageBuffer send,
      int sendCount,
      Datatype sendType,
      int destination,
      int sendTag,
      MessageBuffer receive,
      int receiveCount,
      Datatype receiveType,
      int source,
      int receiveTag,
      Status status) {
    TransportStatus filled = TransportStatus.of(status);
    ByteBuffer from = outgoing("sendrecv", send, sendCount, sendType, destination, sendTag);
    ByteBuffer into = incoming("sendrecv", receive, receiveCount, receiveType, source, receiveTag);
    int sendLength = sendCount * sendType.bytes();
    int receiveLength = receiveCount * receiveType.bytes();
    exchange(from, sendLength, destination, sendTag, into, receiveLength, source, receiveTag);
    describe(filled, source);
  }

  @Override
  public final void sendrecvReplace(
      MessageBuffer buffer,
      int count,
      Datatype datatype,
      int destination,
      int sendTag,
      int source,
      int receiveTag,
      Status status) {
    String function = "sendrecv_replace";
    TransportStatus filled = TransportStatus.of(status);
    ByteBuffer into = outgoing(function, buffer, count, datatype, destination, sendTag);
    incoming(function, buffer, count, datatype, source, receiveTag);
    int length = count * datatype.bytes();
    ByteBuffer from = spare.first(length);
    from.put(0, into, 0, length);
    exchange(from, length, destination, sendTag, into, length, source, receiveTag);
    describe(filled, source);
  }

  /** As {@link Transport#sendrecv}, with any source and tag, or nobody. */
  private void exchange(
      ByteBuffer from,
      int sendLength,
      int destination,
      int sendTag,
      ByteBuffer into,
      int receiveLength,
      int source,
      int receiveTag) {
    if (source != PROC_NULL) {
      messages().startReceive(transfer, into, 0, receiveLength, source, receiveTag);
    }
    progress().activated();
    if (destination != PROC_NULL) {
      messages().send(from, 0, sendLength, destination, sendTag);
    }
    progress().completed();
    if (source != PROC_NULL) {
      progress().await(transfer);
      transfer.check();
    }
  }

  private void describe(TransportStatus status, int source) {
    if (source == PROC_NULL) {
      status.nobody();
    } else {
      status.received(transfer);
    }
  }

  @Override
  public final void probe(int source, int tag, Status status) {
    TransportStatus filled = TransportStatus.of(status);
    probed("probe", source, tag);
    if (source == PROC_NULL) {
      filled.nobody();
    } else {
      messages().await(transfer, source, tag);
      filled.received(transfer);
    }
  }

  @Override
  public final boolean iprobe(int source, int tag, Status status) {
    TransportStatus filled = TransportStatus.of(status);
    probed("iprobe", source, tag);
    if (source == PROC_NULL) {
      filled.nobody();
      return true;
    }
    boolean found = messages().find(transfer, source, tag);
    if (found) {
      filled.received(transfer);
    }
    return found;
  }

  private void probed(String function, int source, int tag) {
    check(function);
    ArgumentChecks.source(function, source, size());
    ArgumentChecks.awaitedTag(function, tag);
  }

  /** The memory of a message to be sent. */
  final ByteBuffer outgoing(
      String function,
      MessageBuffer buffer,
      int count,
      Datatype datatype,
      int destination,
      int tag) {
    check(function);
    ArgumentChecks.destination(function, destination, size());
    ArgumentChecks.tag(function, tag);
    return ArgumentChecks.bytes(function, buffer, 1, count, datatype);
  }

  /** The memory of a message to be received. */
  final ByteBuffer incoming(
      String function, MessageBuffer buffer, int count, Datatype datatype, int source, int tag) {
    check(function);
    ArgumentChecks.source(function, source, size());
    ArgumentChecks.awaitedTag(function, tag);
    return ArgumentChecks.bytes(function, buffer, 1, count, datatype);
  }
}

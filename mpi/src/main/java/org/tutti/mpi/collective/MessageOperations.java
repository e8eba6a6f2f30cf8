package org.tutti.mpi.collective;

import java.nio.ByteBuffer;
import java.util.function.BooleanSupplier;
import org.tutti.mpi.Datatype;
import org.tutti.mpi.MatchedMessage;
import org.tutti.mpi.MessageBuffer;
import org.tutti.mpi.PointToPointMessages;
import org.tutti.mpi.Request;
import org.tutti.mpi.Status;
import org.tutti.mpi.collective.RequestedMessage.MessageMode;
import org.tutti.mpi.transport.Errors;
import org.tutti.mpi.transport.Transfer;
import org.tutti.mpi.transport.Transport;

/** Messages: checks what they are called with, and sends, receives, or keeps them. */
final class MessageOperations {
  private final TransportOperations communicator;
  private final Transport transport;
  private final Transfer transfer;
  private final Scratch spare;

  MessageOperations(TransportOperations communicator) {
    this.communicator = communicator;
    this.transport = communicator.transport();
    transfer = transport.transfer();
    spare = new Scratch(transport);
  }

  void send(MessageBuffer buffer, int count, Datatype datatype, int destination, int tag) {
    ByteBuffer bytes = outgoing("send", buffer, count, datatype, destination, tag);
    if (destination != PointToPointMessages.PROC_NULL) {
      transport.send(bytes, 0, count * datatype.bytes(), destination, tag);
    }
  }

  void ssend(MessageBuffer buffer, int count, Datatype datatype, int destination, int tag) {
    ByteBuffer bytes = outgoing("ssend", buffer, count, datatype, destination, tag);
    if (destination != PointToPointMessages.PROC_NULL) {
      int length = count * datatype.bytes();
      transport.startSynchronousSend(transfer, bytes, 0, length, destination, tag);
      transport.progress().await(transfer);
    }
  }

  void bsend(MessageBuffer buffer, int count, Datatype datatype, int destination, int tag) {
    ByteBuffer bytes = outgoing("bsend", buffer, count, datatype, destination, tag);
    if (destination != PointToPointMessages.PROC_NULL) {
      int length = count * datatype.bytes();
      transport.progress().buffered().send(transport, bytes, length, destination, tag);
    }
  }

  void rsend(MessageBuffer buffer, int count, Datatype datatype, int destination, int tag) {
    send(buffer, count, datatype, destination, tag);
  }

  void bufferAttach(MessageBuffer memory) {
    ByteBuffer bytes =
        ArgumentChecks.bytes("buffer_attach", memory, 1, memory.count(), memory.datatype());
    transport.progress().buffered().attach(bytes.capacity());
  }

  void bufferDetach() {
    transport.progress().buffered().detach();
  }

  void recv(MessageBuffer buffer, int count, Datatype datatype, int source, int tag) {
    ByteBuffer bytes = incoming("receive", buffer, count, datatype, source, tag);
    int length = count * datatype.bytes();
    if (source >= 0) {
      transport.receive(bytes, 0, length, source, tag);
    } else if (source == PointToPointMessages.ANY_SOURCE) {
      receiveAny(bytes, length, source, tag);
    }
  }

  void recv(
      MessageBuffer buffer, int count, Datatype datatype, int source, int tag, Status status) {
    TransportStatus filled = TransportStatus.of(status);
    ByteBuffer bytes = incoming("receive", buffer, count, datatype, source, tag);
    int length = count * datatype.bytes();
    if (source == PointToPointMessages.PROC_NULL) {
      filled.nobody();
    } else if (source == PointToPointMessages.ANY_SOURCE || tag == PointToPointMessages.ANY_TAG) {
      receiveAny(bytes, length, source, tag);
      filled.received(transfer);
    } else {
      filled.received(source, tag, transport.receive(bytes, 0, length, source, tag));
    }
  }

  private void receiveAny(ByteBuffer bytes, int length, int source, int tag) {
    transport.startReceive(transfer, bytes, 0, length, source, tag);
    transport.progress().await(transfer);
    transfer.check();
  }

  void serve(
      MessageBuffer buffer,
      int count,
      Datatype datatype,
      int source,
      int tag,
      BooleanSupplier answer) {
    communicator.check("serve");
    ArgumentChecks.rank("serve", source, transport.size());
    ArgumentChecks.tag("serve", tag);
    ByteBuffer bytes = ArgumentChecks.bytes("serve", buffer, 1, count, datatype);
    transport.serve(bytes, 0, count * datatype.bytes(), source, tag, answer);
  }

  void sendrecv(
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
      transport.sendrecv(
          from, 0, sendLength, destination, sendTag, into, 0, receiveLength, source, receiveTag);
    } else {
      exchange(from, sendLength, destination, sendTag, into, receiveLength, source, receiveTag);
    }
  }

  void sendrecv(
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

  void sendrecvReplace(
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

  /** Does the same as {@link Transport#sendrecv}, with any source and tag, or nobody. */
  private void exchange(
      ByteBuffer from,
      int sendLength,
      int destination,
      int sendTag,
      ByteBuffer into,
      int receiveLength,
      int source,
      int receiveTag) {
    if (source != PointToPointMessages.PROC_NULL) {
      transport.startReceive(transfer, into, 0, receiveLength, source, receiveTag);
    }
    transport.progress().activated();
    if (destination != PointToPointMessages.PROC_NULL) {
      transport.send(from, 0, sendLength, destination, sendTag);
    }
    transport.progress().completed();
    if (source != PointToPointMessages.PROC_NULL) {
      transport.progress().await(transfer);
      transfer.check();
    }
  }

  private void describe(TransportStatus status, int source) {
    if (source == PointToPointMessages.PROC_NULL) {
      status.nobody();
    } else {
      status.received(transfer);
    }
  }

  void probe(int source, int tag, Status status) {
    TransportStatus filled = TransportStatus.of(status);
    probed("probe", source, tag);
    if (source == PointToPointMessages.PROC_NULL) {
      filled.nobody();
    } else {
      transport.await(transfer, source, tag);
      filled.received(transfer);
    }
  }

  boolean iprobe(int source, int tag, Status status) {
    TransportStatus filled = TransportStatus.of(status);
    probed("iprobe", source, tag);
    if (source == PointToPointMessages.PROC_NULL) {
      filled.nobody();
      return true;
    }
    boolean found = transport.find(transfer, source, tag);
    if (found) {
      filled.received(transfer);
    }
    return found;
  }

  void mprobe(int source, int tag, MatchedMessage message, Status status) {
    TransportMatchedMessage found = TransportMatchedMessage.unused(message, communicator);
    probe(source, tag, status);
    take(found, source);
  }

  boolean improbe(int source, int tag, MatchedMessage message, Status status) {
    TransportMatchedMessage found = TransportMatchedMessage.unused(message, communicator);
    boolean isFound = iprobe(source, tag, status);
    if (isFound) {
      take(found, source);
    }
    return isFound;
  }

  private void take(TransportMatchedMessage found, int source) {
    if (source == PointToPointMessages.PROC_NULL) {
      found.takeNothing();
    } else {
      found.take(transfer.source(), transfer.tag(), transfer.bytes());
    }
  }

  private void probed(String function, int source, int tag) {
    communicator.check(function);
    ArgumentChecks.source(function, source, transport.size());
    ArgumentChecks.awaitedTag(function, tag);
  }

  /** The memory of a message to be sent. */
  private ByteBuffer outgoing(
      String function,
      MessageBuffer buffer,
      int count,
      Datatype datatype,
      int destination,
      int tag) {
    communicator.check(function);
    ArgumentChecks.destination(function, destination, transport.size());
    ArgumentChecks.tag(function, tag);
    return ArgumentChecks.bytes(function, buffer, 1, count, datatype);
  }

  /** The memory of a message to be received. */
  private ByteBuffer incoming(
      String function, MessageBuffer buffer, int count, Datatype datatype, int source, int tag) {
    communicator.check(function);
    ArgumentChecks.source(function, source, transport.size());
    ArgumentChecks.awaitedTag(function, tag);
    return ArgumentChecks.bytes(function, buffer, 1, count, datatype);
  }

  /** Starts a message that a request stands for. */
  void start(
      String function,
      Request request,
      MessageMode mode,
      MessageBuffer buffer,
      int count,
      Datatype datatype,
      int partner,
      int tag) {
    described(function, request, mode, buffer, count, datatype, partner, tag).startMessage();
  }

  /** Keeps a message, to be started whenever the user wants. */
  void keep(
      String function,
      Request request,
      MessageMode mode,
      MessageBuffer buffer,
      int count,
      Datatype datatype,
      int partner,
      int tag) {
    described(function, request, mode, buffer, count, datatype, partner, tag).keepMessage();
  }

  /** Keeps a message of partitions that lie beside each other. */
  void keep(
      String function,
      Request request,
      MessageMode mode,
      MessageBuffer buffer,
      int partitions,
      int count,
      Datatype datatype,
      int partner,
      int tag) {
    if (count < 0) {
      throw Errors.count(function, count);
    }
    long all = (long) Math.max(partitions, 0) * count;
    if (all > Integer.MAX_VALUE) {
      throw Errors.buffer(function, "no buffer has " + all + " elements");
    }
    TransportRequest unused =
        described(function, request, mode, buffer, (int) all, datatype, partner, tag);
    unused.message().divide(partitions);
    unused.keepMessage();
  }

  private TransportRequest described(
      String function,
      Request request,
      MessageMode mode,
      MessageBuffer buffer,
      int count,
      Datatype datatype,
      int partner,
      int tag) {
    ByteBuffer bytes =
        mode == MessageMode.RECEIVE
            ? incoming(function, buffer, count, datatype, partner, tag)
            : outgoing(function, buffer, count, datatype, partner, tag);
    TransportRequest unused = TransportRequest.unused(request);
    unused.message().describe(transport, mode, bytes, count * datatype.bytes(), partner, tag);
    return unused;
  }
}

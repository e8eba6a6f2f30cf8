package org.tutti.mpi.simulated;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.function.BooleanSupplier;
import org.tutti.mpi.transport.Contexts;
import org.tutti.mpi.transport.Errors;
import org.tutti.mpi.transport.Progress;
import org.tutti.mpi.transport.Transfer;
import org.tutti.mpi.transport.Transport;

/** One rank's messages in one context of a simulated job. */
final class SimulatedTransport implements Transport {
  private final VirtualMessages messages;
  private final World world;
  private final VirtualRank self;
  private final Progress progress;
  private final int context;
  private final int[] worldRanks;
  private final int rank;

  SimulatedTransport(VirtualMessages messages, int context, int[] worldRanks, int rank) {
    this.messages = messages;
    this.world = messages.world();
    this.self = messages.self();
    this.progress = messages.progress();
    this.context = context;
    this.worldRanks = worldRanks;
    this.rank = rank;
  }

  @Override
  public int rank() {
    return rank;
  }

  @Override
  public int size() {
    return worldRanks.length;
  }

  @Override
  public String algorithm(String operation) {
    return world.simulation().algorithms().named(operation);
  }

  @Override
  public int worldRank(int groupRank) {
    return worldRanks[groupRank];
  }

  /** The rank in the group of a rank of the world that is in it. */
  int groupRank(int worldRank) {
    if (worldRank < worldRanks.length && worldRanks[worldRank] == worldRank) {
      return worldRank;
    }
    int groupRank = 0;
    while (worldRanks[groupRank] != worldRank) {
      groupRank++;
    }
    return groupRank;
  }

  @Override
  public ByteBuffer memory(int length) {
    return ByteBuffer.allocate(length).order(ByteOrder.nativeOrder());
  }

  @Override
  public void send(ByteBuffer buffer, int offset, int length, int destination, int tag) {
    send(buffer, offset, length, destination, tag, Mailbox.UNACKNOWLEDGED, EarlyParts.NONE);
  }

  private void send(
      ByteBuffer buffer,
      int offset,
      int length,
      int destination,
      int tag,
      int acknowledgment,
      EarlyParts early) {
    world.job().check();
    byte[] payload = new byte[length];
    buffer.get(offset, payload);
    self.advance(world.overhead());
    messages.post(worldRanks[destination], context, tag, payload, acknowledgment, early);
  }

  @Override
  public int receive(ByteBuffer buffer, int offset, int length, int source, int tag) {
    world.job().check();
    if (progress.isBusy()) {
      SimulatedTransfer transfer = new SimulatedTransfer(messages);
      startReceive(transfer, buffer, offset, length, source, tag);
      progress.await(transfer);
      transfer.check();
      return transfer.bytes();
    }
    int sender = worldRanks[source];
    Mailbox mailbox = world.mailbox(sender, self.number());
    Mailbox.Mail mail = mailbox.take(context, tag);
    if (mail == null) {
      self.mayWait();
      self.waitsFor(sender, context, tag);
      world.scheduler().waitFor(self, world.scheduler().rank(sender));
      mail = mailbox.take(context, tag);
    }
    accept(mail, buffer, offset, length, source);
    return mail.payload().length;
  }

  @Override
  public void serve(
      ByteBuffer buffer, int offset, int length, int source, int tag, BooleanSupplier answer) {
    if (progress.isBusy()) {
      Transport.super.serve(buffer, offset, length, source, tag, answer);
      return;
    }
    world.job().check();
    int sender = worldRanks[source];
    Mailbox mailbox = world.mailbox(sender, self.number());
    BooleanSupplier service =
        () -> {
          for (Mailbox.Mail mail = mailbox.take(context, tag);
              mail != null;
              mail = mailbox.take(context, tag)) {
            accept(mail, buffer, offset, length, source);
            if (!answer.getAsBoolean()) {
              return false;
            }
          }
          self.waitsFor(sender, context, tag);
          return true;
        };
    self.serve(service);
    if (self.answers()) {
      world.scheduler().waitFor(self, world.scheduler().rank(sender));
    }
  }

  private void accept(Mailbox.Mail mail, ByteBuffer buffer, int offset, int length, int source) {
    self.advanceTo(mail.arrival());
    self.advance(world.overhead());
    self.follow(mail.chain());
    messages.acknowledge(worldRanks[source], mail);
    if (mail.payload().length > length) {
      throw Errors.truncated(mail.payload().length, length, source, mail.tag());
    }
    buffer.put(offset, mail.payload());
  }

  @Override
  public int sendrecv(
      ByteBuffer send,
      int sendOffset,
      int sendLength,
      int destination,
      int sendTag,
      ByteBuffer receive,
      int receiveOffset,
      int receiveLength,
      int source,
      int receiveTag) {
    send(send, sendOffset, sendLength, destination, sendTag);
    return receive(receive, receiveOffset, receiveLength, source, receiveTag);
  }

  @Override
  public Transfer transfer() {
    return new SimulatedTransfer(messages);
  }

  @Override
  public void startSend(
      Transfer transfer, ByteBuffer buffer, int offset, int length, int destination, int tag) {
    SimulatedTransfer own = (SimulatedTransfer) transfer;
    send(buffer, offset, length, destination, tag, Mailbox.UNACKNOWLEDGED, own.early());
    own.sent();
  }

  @Override
  public void startPart(Transfer transfer, int bytes, int destination) {
    world.job().check();
    self.advance(world.overhead());
    Link link = world.simulation().link(self.number(), worldRanks[destination]);
    ((SimulatedTransfer) transfer).leave(bytes, self.now(), link.perByte());
  }

  @Override
  public void startSynchronousSend(
      Transfer transfer, ByteBuffer buffer, int offset, int length, int destination, int tag) {
    int acknowledgment =
        messages.expectAcknowledgment((SimulatedTransfer) transfer, worldRanks[destination]);
    send(buffer, offset, length, destination, tag, acknowledgment, EarlyParts.NONE);
  }

  @Override
  public void startReceive(
      Transfer transfer, ByteBuffer buffer, int offset, int length, int source, int tag) {
    SimulatedTransfer receive = (SimulatedTransfer) transfer;
    receive.into(buffer, offset, length).from(world(source), context, tag, this);
    messages.receive(receive);
  }

  @Override
  public boolean find(Transfer found, int source, int tag) {
    return messages.find(sought(found, source, tag));
  }

  @Override
  public void await(Transfer found, int source, int tag) {
    messages.await(sought(found, source, tag));
  }

  private SimulatedTransfer sought(Transfer found, int source, int tag) {
    SimulatedTransfer sought = (SimulatedTransfer) found;
    sought.from(world(source), context, tag, this);
    return sought;
  }

  private int world(int source) {
    return source == ANY ? ANY : worldRanks[source];
  }

  @Override
  public Progress progress() {
    return progress;
  }

  @Override
  public Transport within(int newContext, int[] group, int groupRank) {
    return new SimulatedTransport(messages, newContext, group, groupRank);
  }

  @Override
  public Contexts contexts() {
    return world.contexts();
  }

  @Override
  public String libraryName() {
    return "simulated " + world.simulation().network().name();
  }
}

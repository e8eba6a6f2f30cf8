package org.tutti.mpi.simulated;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.function.BooleanSupplier;
import org.tutti.mpi.collective.Contexts;
import org.tutti.mpi.collective.Errors;
import org.tutti.mpi.collective.Transport;

/** One rank's messages in one context of a simulated job. */
final class SimulatedTransport implements Transport {
  private final World world;
  private final VirtualRank self;
  private final int context;
  private final int[] worldRanks;
  private final int rank;

  SimulatedTransport(World world, VirtualRank self, int context, int[] worldRanks, int rank) {
    this.world = world;
    this.self = self;
    this.context = context;
    this.worldRanks = worldRanks;
    this.rank = rank;
  }

  @Override
  public String libraryName() {
    return "simulated";
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
  public int worldRank(int groupRank) {
    return worldRanks[groupRank];
  }

  @Override
  public ByteBuffer memory(int length) {
    return ByteBuffer.allocate(length).order(ByteOrder.nativeOrder());
  }

  @Override
  public void send(ByteBuffer buffer, int offset, int length, int destination, int tag) {
    world.job().check();
    byte[] payload = new byte[length];
    buffer.get(offset, payload);
    self.advance(world.overhead());
    int receiver = worldRanks[destination];
    Mailbox mailbox = world.mailbox(self.number(), receiver);
    mailbox.post(context, tag, self.now(), payload);
    VirtualRank waiting = world.scheduler().rank(receiver);
    if (waiting.accepts(self.number(), context, tag) && !waiting.answers()) {
      world.scheduler().wake(waiting);
    }
  }

  @Override
  public void receive(ByteBuffer buffer, int offset, int length, int source, int tag) {
    world.job().check();
    int sender = worldRanks[source];
    Mailbox mailbox = world.mailbox(sender, self.number());
    Mailbox.Mail mail = mailbox.take(context, tag);
    if (mail == null) {
      self.mayWait();
      self.waitsFor(sender, context, tag);
      world.scheduler().waitFor(self, world.scheduler().rank(sender));
      mail = mailbox.take(context, tag);
    }
    accept(mail, buffer, offset, length, source, tag);
  }

  @Override
  public void serve(
      ByteBuffer buffer, int offset, int length, int source, int tag, BooleanSupplier answer) {
    world.job().check();
    int sender = worldRanks[source];
    Mailbox mailbox = world.mailbox(sender, self.number());
    BooleanSupplier service =
        () -> {
          for (Mailbox.Mail mail = mailbox.take(context, tag);
              mail != null;
              mail = mailbox.take(context, tag)) {
            accept(mail, buffer, offset, length, source, tag);
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

  private void accept(
      Mailbox.Mail mail, ByteBuffer buffer, int offset, int length, int source, int tag) {
    self.advanceTo(mail.arrival());
    self.advance(world.overhead());
    if (mail.payload().length > length) {
      throw Errors.truncated(mail.payload().length, length, source, tag);
    }
    buffer.put(offset, mail.payload());
  }

  @Override
  public void sendrecv(
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
    receive(receive, receiveOffset, receiveLength, source, receiveTag);
  }

  @Override
  public Transport within(int newContext, int[] group, int groupRank) {
    return new SimulatedTransport(world, self, newContext, group, groupRank);
  }

  @Override
  public Contexts contexts() {
    return world.contexts();
  }
}

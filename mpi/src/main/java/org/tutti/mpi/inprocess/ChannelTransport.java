package org.tutti.mpi.inprocess;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import org.tutti.mpi.collective.Contexts;
import org.tutti.mpi.collective.Errors;
import org.tutti.mpi.collective.Transport;

/** One rank's messages in one context of an in-process job. */
final class ChannelTransport implements Transport {
  private static final int CACHE_LINE = 64;

  private final Channels channels;
  private final WaitStrategy patience;
  private final int self;
  private final int context;
  private final int[] worldRanks;
  private final int rank;

  /** The start of a rank: no context yet. */
  ChannelTransport(Channels channels, int self) {
    this(
        channels,
        new WaitStrategy(
            channels.job(), channels.size(), Runtime.getRuntime().availableProcessors()),
        self,
        Contexts.NONE,
        new int[] {self},
        0);
  }

  private ChannelTransport(
      Channels channels, WaitStrategy patience, int self, int context, int[] worldRanks, int rank) {
    this.channels = channels;
    this.patience = patience;
    this.self = self;
    this.context = context;
    this.worldRanks = worldRanks;
    this.rank = rank;
  }

  @Override
  public String libraryName() {
    return "in-process";
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
    ByteBuffer whole = ByteBuffer.allocateDirect(Math.addExact(length, 2 * CACHE_LINE));
    return whole.alignedSlice(CACHE_LINE).slice(0, length).order(ByteOrder.nativeOrder());
  }

  @Override
  public void send(ByteBuffer buffer, int offset, int length, int destination, int tag) {
    Channel channel = channels.between(self, worldRanks[destination]);
    patience.begin();
    MessageSlot slot = channel.post(context, tag, buffer, offset, length);
    while (slot == null) {
      patience.pause();
      slot = channel.post(context, tag, buffer, offset, length);
    }
    awaitCopied(slot, length);
  }

  @Override
  public void receive(ByteBuffer buffer, int offset, int length, int source, int tag) {
    Channel channel = channels.between(worldRanks[source], self);
    patience.begin();
    MessageSlot slot = channel.match(context, tag);
    while (slot == null) {
      patience.pause();
      slot = channel.match(context, tag);
    }
    int arrived = slot.length();
    if (arrived > length) {
      channel.taken(slot);
      throw Errors.truncated(arrived, length, source, tag);
    }
    slot.copyInto(buffer, offset);
    channel.taken(slot);
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
    Channel out = channels.between(self, worldRanks[destination]);
    Channel in = channels.between(worldRanks[source], self);
    patience.begin();
    MessageSlot slot = out.post(context, sendTag, send, sendOffset, sendLength);
    while (slot == null) {
      in.drain();
      patience.pause();
      slot = out.post(context, sendTag, send, sendOffset, sendLength);
    }
    receive(receive, receiveOffset, receiveLength, source, receiveTag);
    patience.begin();
    awaitCopied(slot, sendLength);
  }

  @Override
  public Transport within(int newContext, int[] group, int groupRank) {
    return new ChannelTransport(channels, patience, self, newContext, group, groupRank);
  }

  @Override
  public Contexts contexts() {
    return channels.contexts();
  }

  /** A long message is in its sender's memory until the receiver has copied it. */
  private void awaitCopied(MessageSlot slot, int length) {
    if (length > Channel.EAGER_BYTES) {
      while (!slot.isEmpty()) {
        patience.pause();
      }
    }
  }
}

package org.tutti.mpi.inprocess;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import org.tutti.mpi.transport.Contexts;
import org.tutti.mpi.transport.Errors;
import org.tutti.mpi.transport.Progress;
import org.tutti.mpi.transport.Transfer;
import org.tutti.mpi.transport.Transport;

/** One rank's messages in one context of an in-process job. */
final class ChannelTransport implements Transport {
  private static final int CACHE_LINE = 64;

  private final RankMessages messages;
  private final Channels channels;
  private final WaitStrategy patience;
  private final Progress progress;
  private final int self;
  private final int context;
  private final int[] worldRanks;
  private final int rank;

  /** The start of a rank: no context yet. */
  ChannelTransport(Channels channels, int self) {
    this(new RankMessages(channels, self), Contexts.NONE, new int[] {self}, 0);
  }

  private ChannelTransport(RankMessages messages, int context, int[] worldRanks, int rank) {
    this.messages = messages;
    this.channels = messages.channels();
    this.patience = messages.patience();
    this.progress = messages.progress();
    this.self = messages.self();
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
  public int worldRank(int groupRank) {
    return worldRanks[groupRank];
  }

  int context() {
    return context;
  }

  /** The rank in the group of a rank of the world that is in it. */
  int groupRank(int worldRank) {
    int groupRank = 0;
    while (worldRanks[groupRank] != worldRank) {
      groupRank++;
    }
    return groupRank;
  }

  /** Whether a receive from {@code source} takes messages of {@code sender} of the world. */
  boolean isSource(int source, int sender) {
    return source == ANY || worldRanks[source] == sender;
  }

  @Override
  public ByteBuffer memory(int length) {
    ByteBuffer whole = ByteBuffer.allocateDirect(Math.addExact(length, 2 * CACHE_LINE));
    return whole.alignedSlice(CACHE_LINE).slice(0, length).order(ByteOrder.nativeOrder());
  }

  @Override
  public void send(ByteBuffer buffer, int offset, int length, int destination, int tag) {
    if (progress.isBusy()) {
      ChannelTransfer transfer = messages.blockingSend();
      startSend(transfer, buffer, offset, length, destination, tag);
      progress.await(transfer);
      return;
    }
    Channel channel = channels.between(self, worldRanks[destination]);
    Receipt receipt = receipt(length);
    patience.begin();
    while (!channel.post(context, tag, buffer, offset, length, receipt)) {
      patience.pause();
    }
    awaitCopied(receipt);
  }

  @Override
  public int receive(ByteBuffer buffer, int offset, int length, int source, int tag) {
    if (progress.isBusy()) {
      ChannelTransfer transfer = messages.blockingReceive();
      startReceive(transfer, buffer, offset, length, source, tag);
      return complete(transfer);
    }
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
    return arrived;
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
    if (progress.isBusy()) {
      ChannelTransfer in = messages.blockingReceive();
      ChannelTransfer out = messages.blockingSend();
      startReceive(in, receive, receiveOffset, receiveLength, source, receiveTag);
      startSend(out, send, sendOffset, sendLength, destination, sendTag);
      progress.await(out);
      return complete(in);
    }
    Channel out = channels.between(self, worldRanks[destination]);
    Channel in = channels.between(worldRanks[source], self);
    Receipt receipt = receipt(sendLength);
    patience.begin();
    while (!out.post(context, sendTag, send, sendOffset, sendLength, receipt)) {
      in.drain();
      patience.pause();
    }
    int arrived = receive(receive, receiveOffset, receiveLength, source, receiveTag);
    patience.begin();
    awaitCopied(receipt);
    return arrived;
  }

  @Override
  public Transfer transfer() {
    return messages.transfer();
  }

  @Override
  public void startSend(
      Transfer transfer, ByteBuffer buffer, int offset, int length, int destination, int tag) {
    start((ChannelTransfer) transfer, buffer, offset, length, destination, tag, false);
  }

  @Override
  public void startSynchronousSend(
      Transfer transfer, ByteBuffer buffer, int offset, int length, int destination, int tag) {
    start((ChannelTransfer) transfer, buffer, offset, length, destination, tag, true);
  }

  private void start(
      ChannelTransfer transfer,
      ByteBuffer buffer,
      int offset,
      int length,
      int destination,
      int tag,
      boolean synchronous) {
    Channel channel = channels.between(self, worldRanks[destination]);
    transfer.of(buffer, offset, length).sendInto(channel, this, tag, synchronous);
    messages.pending().send(transfer);
  }

  @Override
  public void startReceive(
      Transfer transfer, ByteBuffer buffer, int offset, int length, int source, int tag) {
    ChannelTransfer receive = (ChannelTransfer) transfer;
    receive.of(buffer, offset, length).receiveFrom(source, this, tag);
    messages.pending().receive(receive);
  }

  @Override
  public boolean find(Transfer found, int source, int tag) {
    return messages.pending().find((ChannelTransfer) found, this, source, tag);
  }

  @Override
  public void await(Transfer found, int source, int tag) {
    progress.await(() -> find(found, source, tag));
  }

  @Override
  public Progress progress() {
    return progress;
  }

  @Override
  public Transport within(int newContext, int[] group, int groupRank) {
    return new ChannelTransport(messages, newContext, group, groupRank);
  }

  @Override
  public Contexts contexts() {
    return channels.contexts();
  }

  @Override
  public String libraryName() {
    return "in-process";
  }

  private int complete(ChannelTransfer transfer) {
    progress.await(transfer);
    transfer.check();
    return transfer.bytes();
  }

  /** A long message is in its sender's memory until the receiver has copied it. */
  private Receipt receipt(int length) {
    if (length <= Channel.EAGER_BYTES) {
      return null;
    }
    Receipt receipt = messages.receipt();
    receipt.expect();
    return receipt;
  }

  private void awaitCopied(Receipt receipt) {
    if (receipt != null) {
      while (!receipt.isGiven()) {
        patience.pause();
      }
    }
  }
}

package org.tutti.mpi.inprocess;

import org.tutti.mpi.transport.Progress;

/** What the transports of one rank share, whatever their context. */
final class RankMessages {
  private final Channels channels;
  private final int self;
  private final WaitStrategy patience;
  private final PendingMessages pending;
  private final Progress progress;
  private final Receipt receipt = new Receipt();
  private final ChannelTransfer blockingSend;
  private final ChannelTransfer blockingReceive;

  RankMessages(Channels channels, int self) {
    this.channels = channels;
    this.self = self;
    this.patience =
        new WaitStrategy(
            channels.job(), channels.size(), Runtime.getRuntime().availableProcessors());
    this.pending = new PendingMessages(channels, patience, self);
    this.progress = new Progress(pending);
    this.blockingSend = transfer();
    this.blockingReceive = transfer();
  }

  Channels channels() {
    return channels;
  }

  /** The rank's number in the world. */
  int self() {
    return self;
  }

  WaitStrategy patience() {
    return patience;
  }

  PendingMessages pending() {
    return pending;
  }

  Progress progress() {
    return progress;
  }

  /** The receipt of the one blocking send that there can be at a time. */
  Receipt receipt() {
    return receipt;
  }

  /** The transfer of the one blocking send that there can be at a time beside what was started. */
  ChannelTransfer blockingSend() {
    return blockingSend;
  }

  /**
   * The transfer of the one blocking receive that there can be at a time beside what was started.
   */
  ChannelTransfer blockingReceive() {
    return blockingReceive;
  }

  ChannelTransfer transfer() {
    return new ChannelTransfer(pending);
  }
}

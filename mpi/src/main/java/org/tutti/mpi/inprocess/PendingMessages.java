package org.tutti.mpi.inprocess;

import java.util.ArrayList;
import java.util.List;
import org.tutti.mpi.transport.Pump;

/**
 * The messages that one rank has started and that are not on their way: receives that no message
 * has met, and sends for which the ring had no room.
 */
final class PendingMessages implements Pump {
  private final Channels channels;
  private final WaitStrategy patience;
  private final int self;
  private final List<ChannelTransfer> receives = new ArrayList<>();
  private final List<ChannelTransfer> unsent = new ArrayList<>();

  PendingMessages(Channels channels, WaitStrategy patience, int self) {
    this.channels = channels;
    this.patience = patience;
    this.self = self;
  }

  void send(ChannelTransfer transfer) {
    if (waits(transfer.channel(), unsent.size()) || !transfer.post()) {
      unsent.add(transfer);
    }
  }

  /** Messages that have been moved aside are older than those in the ring. */
  void receive(ChannelTransfer transfer) {
    for (int source = 0; source < channels.size(); source++) {
      Channel channel = channels.existing(source, self);
      MessageSlot early = channel == null ? null : transfer.early(source, channel);
      if (early != null) {
        transfer.take(source, early);
        channel.taken(early);
        return;
      }
    }
    receives.add(transfer);
  }

  /** Takes a receive back; false if there is none such. */
  boolean withdraw(ChannelTransfer transfer) {
    return receives.remove(transfer);
  }

  /** Whether there is a message that could be received; {@code found} then describes it. */
  boolean find(ChannelTransfer found, ChannelTransport receiver, int source, int tag) {
    poll();
    for (int sender = 0; sender < channels.size(); sender++) {
      Channel channel = channels.existing(sender, self);
      if (channel != null && receiver.isSource(source, sender)) {
        accept(sender, channel);
        MessageSlot message = channel.parked(receiver.context(), tag);
        if (message != null) {
          found.show(sender, receiver, message);
          return true;
        }
      }
    }
    return false;
  }

  @Override
  public void begin() {
    patience.begin();
  }

  @Override
  public void poll() {
    for (int index = 0; index < unsent.size(); ) {
      ChannelTransfer transfer = unsent.get(index);
      if (!waits(transfer.channel(), index) && transfer.post()) {
        unsent.remove(index);
      } else {
        index++;
      }
    }
    for (int source = 0; source < channels.size() && !receives.isEmpty(); source++) {
      Channel channel = channels.existing(source, self);
      if (channel != null) {
        accept(source, channel);
      }
    }
  }

  @Override
  public void pause() {
    patience.pause();
  }

  /** Whether one of the first {@code count} unsent messages goes the same way. */
  private boolean waits(Channel channel, int count) {
    for (int index = 0; index < count; index++) {
      if (unsent.get(index).channel() == channel) {
        return true;
      }
    }
    return false;
  }

  private void accept(int source, Channel channel) {
    for (MessageSlot slot = channel.arrived(); slot != null; slot = channel.arrived()) {
      ChannelTransfer receive = remove(source, slot);
      if (receive == null) {
        channel.park();
      } else {
        receive.take(source, slot);
        channel.taken(slot);
      }
    }
  }

  /** The oldest receive that the message is meant for, or null. */
  private ChannelTransfer remove(int source, MessageSlot slot) {
    for (int index = 0; index < receives.size(); index++) {
      if (receives.get(index).accepts(source, slot)) {
        return receives.remove(index);
      }
    }
    return null;
  }
}

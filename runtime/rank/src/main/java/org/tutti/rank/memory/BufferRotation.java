package org.tutti.rank.memory;

import org.tutti.annotations.DataState;
import org.tutti.mpi.MessageBuffer;
import org.tutti.records.settings.SettingKey;
import org.tutti.records.settings.Settings;
import org.tutti.runtime.Message;

/**
 * Moves the buffers of a message through larger ones in a block-cyclic way, so that no call finds
 * its data in the cache (gropp1999, section 3.4; hunold2016, section 2). Buffers as large as that
 * memory are not moved.
 */
public final class BufferRotation {
  private static final int LINE_BYTES = 64;

  /** Does not move the buffers. */
  public static final BufferRotation NONE = new BufferRotation(null, 0, null, 0);

  private final MessageBuffer send;
  private final long sendStep;
  private final MessageBuffer receive;
  private final long receiveStep;
  private long sendPlace;
  private long receivePlace;

  private BufferRotation(
      MessageBuffer send, long sendStep, MessageBuffer receive, long receiveStep) {
    this.send = send;
    this.sendStep = sendStep;
    this.receive = receive;
    this.receiveStep = receiveStep;
  }

  /** Whether the settings request that buffers move. */
  public static boolean isIn(Settings settings) {
    return settings.get(SettingKey.DATA) == DataState.ADVANCED;
  }

  public static BufferRotation of(Message message) {
    return new BufferRotation(
        message.send(), step(message.send()), message.receive(), step(message.receive()));
  }

  /**
   * The distance of two positions in elements, a multiple of a cache line; 0 if there is only one
   * position.
   */
  private static long step(MessageBuffer buffer) {
    int line = LINE_BYTES / buffer.datatype().bytes();
    long step = (buffer.elements() + line - 1) / line * line;
    return step + buffer.elements() <= buffer.room() ? step : 0;
  }

  /** Moves both buffers to their next positions. */
  public void next() {
    if (sendStep > 0) {
      sendPlace = after(send, sendPlace, sendStep);
      send.moveTo(sendPlace);
    }
    if (receiveStep > 0) {
      receivePlace = after(receive, receivePlace, receiveStep);
      receive.moveTo(receivePlace);
    }
  }

  private static long after(MessageBuffer buffer, long place, long step) {
    return place + step + buffer.elements() <= buffer.room() ? place + step : 0;
  }
}

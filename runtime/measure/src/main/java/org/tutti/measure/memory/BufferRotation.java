package org.tutti.measure.memory;

import org.tutti.annotations.CacheMethod;
import org.tutti.measure.plan.SettingKey;
import org.tutti.measure.plan.Settings;
import org.tutti.mpi.MessageBuffer;
import org.tutti.runtime.Message;

/**
 * Moves the buffers of a message through larger ones in a block-cyclic way, so that no call finds
 * its data in the cache (gropp1999, section 3; hunold2016, section 2). Buffers as large as that
 * memory are not moved.
 */
public final class BufferRotation {
  private static final int LINE_BYTES = 64;

  /** Does not move the buffers. */
  public static final BufferRotation NONE = new BufferRotation(null, 0, null, 0);

  private final MessageBuffer send;
  private final int sendStep;
  private final MessageBuffer receive;
  private final int receiveStep;
  private int sendPlace;
  private int receivePlace;

  private BufferRotation(MessageBuffer send, int sendStep, MessageBuffer receive, int receiveStep) {
    this.send = send;
    this.sendStep = sendStep;
    this.receive = receive;
    this.receiveStep = receiveStep;
  }

  /** Whether the settings request that buffers move. */
  public static boolean isIn(Settings settings) {
    return settings.get(SettingKey.COLD_CACHE)
        && settings.get(SettingKey.COLD_CACHE_METHOD) == CacheMethod.ADVANCE;
  }

  public static BufferRotation of(Message message) {
    return new BufferRotation(
        message.send(), step(message.send()), message.receive(), step(message.receive()));
  }

  /**
   * The distance of two positions in elements, a multiple of a cache line; 0 if there is only one
   * position.
   */
  private static int step(MessageBuffer buffer) {
    int line = LINE_BYTES / buffer.datatype().bytes();
    long step = (long) (buffer.count() + line - 1) / line * line;
    return step + buffer.count() <= buffer.room() ? (int) step : 0;
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

  private static int after(MessageBuffer buffer, int place, int step) {
    return (long) place + step + buffer.count() <= buffer.room() ? place + step : 0;
  }
}

package org.tutti.operations.algorithm;

import java.nio.ByteBuffer;
import java.util.Optional;
import org.tutti.mpi.MessageBuffer;

/** Copies elements from one buffer to another. Made before anything is timed. */
public final class LocalCopy {
  private final MessageBuffer from;
  private final MessageBuffer to;
  private final Optional<ByteBuffer> fromView;
  private final Optional<ByteBuffer> toView;
  private final int width;

  public LocalCopy(MessageBuffer from, MessageBuffer to) {
    this.from = from;
    this.to = to;
    fromView = from.view();
    toView = to.view();
    width = from.datatype().bytes();
  }

  /** Copies {@code count} elements; positions are in elements, too. */
  public void copy(int fromPosition, int toPosition, int count) {
    int source = fromPosition * width;
    int target = toPosition * width;
    if (fromView.isPresent() && toView.isPresent()) {
      toView.get().put(target, fromView.get(), source, count * width);
      return;
    }
    for (int i = 0; i < count * width; i++) {
      to.putByte(target + i, from.getByte(source + i));
    }
  }
}

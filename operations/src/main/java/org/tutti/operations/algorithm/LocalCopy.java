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
  private final int parts;

  public LocalCopy(MessageBuffer from, MessageBuffer to) {
    this.from = from.ofParts();
    this.to = to.ofParts();
    fromView = from.view();
    toView = to.view();
    width = from.datatype().bytes();
    parts = from.datatype().parts();
  }

  /** Copies {@code count} elements; positions are in elements, too. */
  public void copy(int fromPosition, int toPosition, int count) {
    if (fromView.isPresent() && toView.isPresent()) {
      toView.get().put(toPosition * width, fromView.get(), fromPosition * width, count * width);
    } else {
      copyParts(fromPosition * parts, toPosition * parts, count * parts);
    }
  }

  /** Of buffers without a view; an int counts their parts, but not always their bytes. */
  private void copyParts(int source, int target, int count) {
    switch (from.datatype().element()) {
      case BYTE -> {
        for (int i = 0; i < count; i++) {
          to.putByte(target + i, from.getByte(source + i));
        }
      }
      case SHORT -> {
        for (int i = 0; i < count; i++) {
          to.putShort(target + i, from.getShort(source + i));
        }
      }
      case INT, FLOAT -> {
        for (int i = 0; i < count; i++) {
          to.putInt(target + i, from.getInt(source + i));
        }
      }
      case LONG, DOUBLE -> {
        for (int i = 0; i < count; i++) {
          to.putLong(target + i, from.getLong(source + i));
        }
      }
    }
  }
}

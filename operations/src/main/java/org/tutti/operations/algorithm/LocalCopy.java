package org.tutti.operations.algorithm;

import java.nio.ByteBuffer;
import java.util.Optional;
import org.tutti.mpi.MessageBuffer;

/** Copies elements from one buffer to another. Made before anything is timed. */
public final class LocalCopy {
  /** Elements of which Java sees as many at once, however wide they are. */
  private static final long MAX_PIECE = 1L << 27;

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
  public void copy(long fromPosition, long toPosition, long count) {
    if (fromView.isPresent() && toView.isPresent()) {
      int source = (int) fromPosition * width;
      toView.get().put((int) toPosition * width, fromView.get(), source, (int) count * width);
      return;
    }
    long all = count * parts;
    for (long done = 0; done < all; done += MAX_PIECE) {
      long length = Math.min(MAX_PIECE, all - done);
      copy(
          from.slice(fromPosition * parts + done, length),
          to.slice(toPosition * parts + done, length));
    }
  }

  /** A piece of buffers of which at least one is not seen by Java as a whole. */
  private static void copy(MessageBuffer from, MessageBuffer to) {
    Optional<ByteBuffer> source = from.view();
    Optional<ByteBuffer> target = to.view();
    if (source.isPresent() && target.isPresent()) {
      target.get().put(0, source.get(), 0, source.get().capacity());
      return;
    }
    int count = from.count();
    switch (from.datatype().element()) {
      case BYTE -> {
        for (int i = 0; i < count; i++) {
          to.putByte(i, from.getByte(i));
        }
      }
      case SHORT -> {
        for (int i = 0; i < count; i++) {
          to.putShort(i, from.getShort(i));
        }
      }
      case INT, FLOAT -> {
        for (int i = 0; i < count; i++) {
          to.putInt(i, from.getInt(i));
        }
      }
      case LONG, DOUBLE -> {
        for (int i = 0; i < count; i++) {
          to.putLong(i, from.getLong(i));
        }
      }
    }
  }
}

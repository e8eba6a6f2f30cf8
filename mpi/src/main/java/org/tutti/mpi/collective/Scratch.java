package org.tutti.mpi.collective;

import java.nio.ByteBuffer;

/** Memory that an algorithm needs beside the user's buffers; grows, and is kept. */
final class Scratch {
  private ByteBuffer first = ByteMessageBuffer.aligned(0);
  private ByteBuffer second = ByteMessageBuffer.aligned(0);

  ByteBuffer first(int length) {
    if (first.capacity() < length) {
      first = ByteMessageBuffer.aligned(grown(first, length));
    }
    return first;
  }

  ByteBuffer second(int length) {
    if (second.capacity() < length) {
      second = ByteMessageBuffer.aligned(grown(second, length));
    }
    return second;
  }

  private static int grown(ByteBuffer old, int length) {
    return (int) Math.min(Integer.MAX_VALUE - 1024L, Math.max(length, 2L * old.capacity()));
  }
}

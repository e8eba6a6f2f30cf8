package org.tutti.mpi.collective;

import java.nio.ByteBuffer;
import org.tutti.mpi.transport.Transport;

/**
 * What an algorithm needs beside the user's buffers, and is kept: memory, which grows, and the
 * places of blocks.
 */
final class Scratch {
  private static final ByteBuffer NONE = ByteBuffer.allocate(0);
  private static final int LARGEST = Integer.MAX_VALUE - 1024;

  private final Transport transport;
  final ByteBlocks outgoing = new ByteBlocks();
  final ByteBlocks incoming = new ByteBlocks();
  private ByteBuffer first = NONE;
  private ByteBuffer second = NONE;

  Scratch(Transport transport) {
    this.transport = transport;
  }

  ByteBuffer first(int length) {
    first = atLeast(first, length);
    return first;
  }

  ByteBuffer second(int length) {
    second = atLeast(second, length);
    return second;
  }

  private ByteBuffer atLeast(ByteBuffer held, int length) {
    if (held != NONE && held.capacity() >= length) {
      return held;
    }
    long doubled = Math.min(LARGEST, 2L * held.capacity());
    return transport.memory((int) Math.max(length, doubled));
  }
}

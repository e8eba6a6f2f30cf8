package org.tutti.rank.memory;

import java.lang.invoke.VarHandle;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.tutti.mpi.MessageBuffer;

/**
 * A part of a buffer, of which every byte is written or read, from the first to the last. Writing
 * leaves the values as they are.
 */
public final class TouchedMemory {
  /** What Java sees at once, a multiple of the size of any element. */
  private static final long MAX_PIECE_BYTES = 1L << 27;

  private final List<Piece> pieces = new ArrayList<>();

  /**
   * Memory that Java sees at once.
   *
   * @param view all of it; empty where it is only seen element by element, as with MPJ Express
   */
  private record Piece(MessageBuffer memory, Optional<ByteBuffer> view) {}

  /**
   * The elements of a buffer from {@code begin} to before {@code end}.
   *
   * @param memory of numbers, which no later move of it concerns
   */
  public TouchedMemory(MessageBuffer memory, long begin, long end) {
    long most = MAX_PIECE_BYTES / memory.datatype().bytes();
    for (long at = begin; at < end; at += most) {
      MessageBuffer piece = memory.slice(at, Math.min(most, end - at));
      pieces.add(new Piece(piece, piece.view()));
    }
  }

  /** The number of bytes. */
  long bytes() {
    return pieces.stream().mapToLong(piece -> bytes(piece.memory())).sum();
  }

  /** The memory, as far as Java sees it as bytes. */
  List<ByteBuffer> views() {
    return pieces.stream().flatMap(piece -> piece.view().stream()).toList();
  }

  /**
   * Writes every byte. Each is changed and changed back: the JIT leaves out a write of what has
   * just been read from there, and, without the fence, might join both changes to such a write.
   */
  void write() {
    change();
    VarHandle.fullFence();
    change();
  }

  private void change() {
    for (Piece piece : pieces) {
      if (piece.view().isPresent()) {
        change(piece.view().get());
      } else {
        change(piece.memory());
      }
    }
  }

  private static void change(ByteBuffer memory) {
    int end = memory.capacity();
    int whole = end - end % Long.BYTES;
    for (int at = 0; at < whole; at += Long.BYTES) {
      memory.putLong(at, ~memory.getLong(at));
    }
    for (int at = whole; at < end; at++) {
      memory.put(at, (byte) ~memory.get(at));
    }
  }

  /** Changes one bit of each element, which makes no number of another kind of it. */
  private static void change(MessageBuffer memory) {
    int width = width(memory);
    int count = (int) (bytes(memory) / width);
    for (int index = 0; index < count; index++) {
      switch (width) {
        case Byte.BYTES -> memory.putByte(index, (byte) (memory.getByte(index) ^ 1));
        case Short.BYTES -> memory.putShort(index, (short) (memory.getShort(index) ^ 1));
        case Integer.BYTES -> memory.putInt(index, memory.getInt(index) ^ 1);
        default -> memory.putLong(index, memory.getLong(index) ^ 1);
      }
    }
  }

  /** Reads every byte, and returns a number to which each has contributed. */
  long read() {
    long digest = 0;
    for (Piece piece : pieces) {
      digest ^= piece.view().isPresent() ? read(piece.view().get()) : read(piece.memory());
    }
    return digest;
  }

  private static long read(ByteBuffer memory) {
    long digest = 0;
    int end = memory.capacity();
    int whole = end - end % Long.BYTES;
    for (int at = 0; at < whole; at += Long.BYTES) {
      digest ^= memory.getLong(at);
    }
    for (int at = whole; at < end; at++) {
      digest ^= memory.get(at);
    }
    return digest;
  }

  private static long read(MessageBuffer memory) {
    long digest = 0;
    int width = width(memory);
    int count = (int) (bytes(memory) / width);
    for (int index = 0; index < count; index++) {
      digest ^=
          switch (width) {
            case Byte.BYTES -> memory.getByte(index);
            case Short.BYTES -> memory.getShort(index);
            case Integer.BYTES -> memory.getInt(index);
            default -> memory.getLong(index);
          };
    }
    return digest;
  }

  /** The widest access that no element is narrower than. */
  private static int width(MessageBuffer memory) {
    return Math.min(Long.BYTES, memory.datatype().bytes());
  }

  private static long bytes(MessageBuffer memory) {
    return memory.elements() * memory.datatype().bytes();
  }
}

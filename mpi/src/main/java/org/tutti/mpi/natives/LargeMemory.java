package org.tutti.mpi.natives;

import java.lang.ref.Cleaner;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import org.tutti.diagnostics.CommandLineProblem;
import org.tutti.mpi.natives.linker.CFunction;

/**
 * Contiguous memory of any size, seen through Java's buffers, which hold less than 2 GiB each. They
 * overlap by the width of the widest element, so that each element lies within one of them.
 */
final class LargeMemory {
  private static final int CACHE_LINE = 64;
  private static final int CLEARED_AT_ONCE = 1 << 16;
  private static final int PIECE_BITS = 30;
  private static final int WITHIN_PIECE = (1 << PIECE_BITS) - 1;

  private final long address;
  private final long bytes;
  private final ByteBuffer[] pieces;

  private LargeMemory(long address, long bytes) {
    this.address = address;
    this.bytes = bytes;
    this.pieces = new ByteBuffer[(int) (((bytes - 1) >> PIECE_BITS) + 1)];
    for (int piece = 0; piece < pieces.length; piece++) {
      long start = (long) piece << PIECE_BITS;
      long length = Math.min(bytes - start, (1L << PIECE_BITS) + Long.BYTES);
      pieces[piece] =
          LibraryBinding.memoryAt(address + start, (int) length).order(ByteOrder.nativeOrder());
    }
  }

  /**
   * Zeroed memory that begins at a cache line, freed when it is unreachable.
   *
   * @throws org.tutti.diagnostics.TuttiException if there is not that much
   */
  static LargeMemory allocate(long bytes) {
    // Buffers of earlier cells are of little weight in the heap: it may not be collected for long.
    System.gc();
    long start = Allocation.CALLOC.call(1, bytes + CACHE_LINE);
    if (start == 0) {
      throw CommandLineProblem.NODE_MEMORY_EXCEEDED.error(
          "The system cannot provide " + bytes + " bytes of memory for a buffer.");
    }
    LargeMemory memory = at((start + CACHE_LINE - 1) / CACHE_LINE * CACHE_LINE, bytes);
    Allocation.CLEANER.register(memory, () -> Allocation.FREE.call(start));
    return memory;
  }

  /** Memory that somebody else frees. */
  static LargeMemory at(long address, long bytes) {
    return new LargeMemory(address, bytes);
  }

  long address() {
    return address;
  }

  long bytes() {
    return bytes;
  }

  /** What holds the element that begins at this offset. */
  ByteBuffer piece(long at) {
    return pieces[(int) (at >> PIECE_BITS)];
  }

  /** Where it is in there. */
  static int within(long at) {
    return (int) at & WITHIN_PIECE;
  }

  void clear(long from, long length) {
    byte[] zeros = new byte[(int) Math.min(length, CLEARED_AT_ONCE)];
    long end = from + length;
    for (long at = from; at < end; ) {
      int rest = piece(at).capacity() - within(at);
      int count = (int) Math.min(end - at, Math.min(rest, zeros.length));
      piece(at).put(within(at), zeros, 0, count);
      at += count;
    }
  }

  /** Only for processes that need such memory. */
  private static final class Allocation {
    static final CFunction CALLOC = LibraryBinding.standardFunction("calloc");
    static final CFunction FREE = LibraryBinding.standardFunction("free");
    static final Cleaner CLEANER = Cleaner.create();
  }
}

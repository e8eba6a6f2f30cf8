package org.tutti.rank.payload;

import org.tutti.runtime.Arrivals.Buffer;
import org.tutti.runtime.Arrivals.Source;

/**
 * A number for each element of all buffers. For one salt, no two elements have the same number: the
 * finalizer of SplitMix64 (Steele, Lea, Flood 2014) is a bijection.
 */
final class ElementHash {
  private static final int HIGH_SHIFT = 55;

  private ElementHash() {}

  static long of(long salt, Buffer buffer, int rank, long index) {
    return mixed(salt ^ (place(buffer, rank) | position(index)));
  }

  private static long place(Buffer buffer, int rank) {
    return (long) rank << 33 | (long) buffer.ordinal() << 32;
  }

  /** What an int does not hold lies beyond the bits of 4 million ranks. */
  private static long position(long index) {
    return index & Integer.MAX_VALUE | index >>> (Integer.SIZE - 1) << HIGH_SHIFT;
  }

  /**
   * Those of successive elements of a source, which repeat after a period: in a loop that calls
   * nothing, because ranks that have just started interpret it.
   */
  static void of(long salt, Source source, long start, long period, long[] into, int count) {
    long place = place(source.buffer(), source.rank());
    long index = start % period;
    for (int i = 0; i < count; i++) {
      long position = index & Integer.MAX_VALUE | index >>> (Integer.SIZE - 1) << HIGH_SHIFT;
      long mixed = (salt ^ (place | position)) + 0x9E3779B97F4A7C15L;
      mixed = (mixed ^ (mixed >>> 30)) * 0xBF58476D1CE4E5B9L;
      mixed = (mixed ^ (mixed >>> 27)) * 0x94D049BB133111EBL;
      into[i] = mixed ^ (mixed >>> 31);
      index = index + 1 == period ? 0 : index + 1;
    }
  }

  static long mixed(long value) {
    long mixed = value + 0x9E3779B97F4A7C15L;
    mixed = (mixed ^ (mixed >>> 30)) * 0xBF58476D1CE4E5B9L;
    mixed = (mixed ^ (mixed >>> 27)) * 0x94D049BB133111EBL;
    return mixed ^ (mixed >>> 31);
  }
}

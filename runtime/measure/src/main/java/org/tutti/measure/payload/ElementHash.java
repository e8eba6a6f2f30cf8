package org.tutti.measure.payload;

import org.tutti.runtime.Arrivals.Buffer;

/**
 * A number for each element of all buffers. For one salt, no two elements have the same number: the
 * finalizer of SplitMix64 (Steele, Lea, Flood 2014) is a bijection.
 */
final class ElementHash {
  private ElementHash() {}

  static long of(long salt, Buffer buffer, int rank, int index) {
    return mixed(salt ^ ((long) rank << 33 | (long) buffer.ordinal() << 32 | index));
  }

  static long mixed(long value) {
    long mixed = value + 0x9E3779B97F4A7C15L;
    mixed = (mixed ^ (mixed >>> 30)) * 0xBF58476D1CE4E5B9L;
    mixed = (mixed ^ (mixed >>> 27)) * 0x94D049BB133111EBL;
    return mixed ^ (mixed >>> 31);
  }
}

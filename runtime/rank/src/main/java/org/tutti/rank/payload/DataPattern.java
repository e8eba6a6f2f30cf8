package org.tutti.rank.payload;

import java.util.List;
import org.tutti.runtime.Arrivals.Buffer;
import org.tutti.runtime.Arrivals.Source;

/**
 * The content of all buffers before an operation, as a pure function that is the same on all ranks.
 * Elements are given as their bits, in the low bits of a long and with the sign extended.
 */
public interface DataPattern {
  /** An element of a buffer, or of what follows its end. */
  long bits(Buffer buffer, int rank, long index);

  /** Successive elements of a buffer of a rank, from {@code start} on. */
  default void bits(Source source, long start, long[] into, int count) {
    for (int i = 0; i < count; i++) {
      into[i] = bits(source.buffer(), source.rank(), start + i);
    }
  }

  /**
   * The reduction of one element of each source.
   *
   * @throws IllegalArgumentException if these data cannot be reduced
   */
  long reducedBits(List<Source> sources, long index);

  /**
   * The reductions of successive elements, from {@code start} on.
   *
   * @throws IllegalArgumentException if these data cannot be reduced
   */
  default void reducedBits(List<Source> sources, long start, long[] into, int count) {
    for (int i = 0; i < count; i++) {
      into[i] = reducedBits(sources, start + i);
    }
  }

  /** Which bits of an element must be right: all that are not in a gap. */
  default long significant(long index) {
    return -1;
  }

  /** After so many elements, all data repeat, and so need not be computed again. */
  int period();
}

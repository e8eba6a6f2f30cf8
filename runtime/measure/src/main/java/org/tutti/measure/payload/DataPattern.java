package org.tutti.measure.payload;

import java.util.List;
import org.tutti.runtime.Arrivals.Buffer;
import org.tutti.runtime.Arrivals.Source;

/**
 * The content of all buffers before an operation, as a pure function that is the same on all ranks.
 * Elements are given as their bits, in the low bits of a long and with the sign extended.
 */
public interface DataPattern {
  /** An element of a buffer, or of what follows its end. */
  long bits(Buffer buffer, int rank, int index);

  /**
   * The reduction of one element of each source.
   *
   * @throws IllegalArgumentException if these data cannot be reduced
   */
  long reducedBits(List<Source> sources, int index);

  /**
   * After so many elements, reductions repeat: a table of them saves computing each again for many
   * ranks.
   */
  int period();
}

package org.tutti.measure.payload;

import java.util.List;
import org.tutti.mpi.Datatype;
import org.tutti.runtime.Arrivals.Buffer;
import org.tutti.runtime.Arrivals.Source;

/**
 * Random bits, for operations that only move elements.
 *
 * @param datatype of the elements
 * @param salt another one gives other data
 */
record DistinctPattern(Datatype datatype, long salt) implements DataPattern {
  @Override
  public long bits(Buffer buffer, int rank, int index) {
    return ElementBits.ofBits(datatype, ElementHash.of(salt, buffer, rank, index));
  }

  @Override
  public long reducedBits(List<Source> sources, int index) {
    throw new IllegalArgumentException("it reduces, but names no reduction");
  }

  @Override
  public int period() {
    return Integer.MAX_VALUE;
  }
}

package org.tutti.rank.payload;

import java.util.List;
import org.tutti.mpi.Datatype;
import org.tutti.mpi.IntLayout;
import org.tutti.runtime.Arrivals.Buffer;
import org.tutti.runtime.Arrivals.Source;

/**
 * Random bits, for operations that only move elements: each 8 bytes of a buffer are one number.
 *
 * @param element datatype of the elements
 * @param datatype of the {@linkplain Datatype#part parts} that they consist of
 * @param salt another one gives other data
 */
record DistinctPattern(Datatype element, Datatype datatype, long salt) implements DataPattern {
  DistinctPattern(Datatype element, long salt) {
    this(element, element.part(), salt);
  }

  @Override
  public long bits(Buffer buffer, int rank, long index) {
    int perNumber = Long.BYTES / datatype.bytes();
    long number = ElementHash.of(salt, buffer, rank, index / perNumber);
    return ElementBits.ofBits(
        datatype, number >>> ((int) (index % perNumber) * Long.SIZE / perNumber));
  }

  @Override
  public void bits(Source source, long start, long[] into, int count) {
    if (datatype.bytes() == Long.BYTES) {
      ElementHash.of(salt, source, start, Long.MAX_VALUE, into, count);
      return;
    }
    int perNumber = Long.BYTES / datatype.bytes();
    int width = Long.SIZE / perNumber;
    int unused = Long.SIZE - width;
    int i = 0;
    while (i < count) {
      long index = start + i;
      long number =
          ElementHash.of(salt, source.buffer(), source.rank(), index / perNumber)
              >>> ((int) (index % perNumber) * width);
      int end = Math.min(count, i + perNumber - (int) (index % perNumber));
      for (; i < end; i++) {
        into[i] = number << unused >> unused;
        number >>>= width;
      }
    }
  }

  @Override
  public long reducedBits(List<Source> sources, long index) {
    throw new IllegalArgumentException("it reduces, but names no reduction");
  }

  @Override
  public long significant(long index) {
    return element.consistsOfInts()
        ? new IntLayout(element).significant((int) (index % element.parts()))
        : -1;
  }

  @Override
  public int period() {
    return Integer.MAX_VALUE;
  }
}

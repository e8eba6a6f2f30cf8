package org.tutti.rank.payload;

import java.util.List;
import org.tutti.mpi.LongDouble;
import org.tutti.runtime.Arrivals.Buffer;
import org.tutti.runtime.Arrivals.Source;

/**
 * Whole numbers as long doubles, which have all longs exactly, and as the ints of which these
 * consist.
 *
 * @param numbers longs of which every reduction is a long, too
 */
record LongDoublePattern(DataPattern numbers) implements DataPattern {
  @Override
  public long bits(Buffer buffer, int rank, long index) {
    return part(numbers.bits(buffer, rank, index / LongDouble.INTS), index);
  }

  @Override
  public long reducedBits(List<Source> sources, long index) {
    return part(numbers.reducedBits(sources, index / LongDouble.INTS), index);
  }

  @Override
  public long significant(long index) {
    return LongDouble.significant((int) (index % LongDouble.INTS));
  }

  @Override
  public int period() {
    return numbers.period() * LongDouble.INTS;
  }

  private static long part(long number, long index) {
    return LongDouble.part((int) (index % LongDouble.INTS), number);
  }
}

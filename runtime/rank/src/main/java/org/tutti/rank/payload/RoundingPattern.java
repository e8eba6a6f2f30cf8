package org.tutti.rank.payload;

import java.util.List;
import org.tutti.mpi.Datatype;
import org.tutti.runtime.Arrivals.Buffer;
import org.tutti.runtime.Arrivals.Source;

/**
 * Floating-point numbers between 0.5 and 1.5 with random digits: what their sum or product is
 * rounded to depends on the order in which they are combined.
 *
 * @param datatype of the elements
 */
record RoundingPattern(Datatype datatype) implements DataPattern {
  private static final long SALT = 0x5EED;
  private static final int DIGITS = 53;

  @Override
  public long bits(Buffer buffer, int rank, long index) {
    long number = ElementHash.of(SALT, buffer, rank, index) >>> (Long.SIZE - DIGITS);
    double value = 0.5 + number * 0x1p-53;
    return switch (datatype.element()) {
      case FLOAT -> Float.floatToRawIntBits((float) value);
      default -> Double.doubleToRawLongBits(value);
    };
  }

  @Override
  public long reducedBits(List<Source> sources, long index) {
    throw new IllegalStateException("its reduction depends on the order");
  }

  @Override
  public int period() {
    return Integer.MAX_VALUE;
  }
}

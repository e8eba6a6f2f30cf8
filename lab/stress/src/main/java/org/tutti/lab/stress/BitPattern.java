package org.tutti.lab.stress;

import java.util.List;
import org.tutti.mpi.Datatype;
import org.tutti.rank.payload.DataPattern;
import org.tutti.runtime.Arrivals.Buffer;
import org.tutti.runtime.Arrivals.Source;

/**
 * Bits that memory, cables, and adapters may not transport alike. Both buffers hold complementary
 * bits, so that each bit that arrives has to be written.
 *
 * @param bits which pattern
 * @param datatype of the elements
 * @param salt shifts the pattern
 */
record BitPattern(Bits bits, Datatype datatype, int salt) implements DataPattern {

  /** The patterns. */
  enum Bits {
    ALL_ONES,
    ALTERNATING,
    WALKING,
    COUNTING;

    long of(int rank, int index) {
      return switch (this) {
        case ALL_ONES -> -1L;
        case ALTERNATING -> (index & 1) == 0 ? 0x5555_5555_5555_5555L : 0xAAAA_AAAA_AAAA_AAAAL;
        case WALKING -> 0x0101_0101_0101_0101L << (index + rank) % Byte.SIZE;
        case COUNTING -> index + ((long) rank << Integer.SIZE) + rank;
      };
    }
  }

  @Override
  public long bits(Buffer buffer, int rank, long index) {
    long pattern = bits.of(rank, (int) (index + salt & Integer.MAX_VALUE));
    int unused = Long.SIZE - Byte.SIZE * datatype.bytes();
    return (buffer == Buffer.SEND ? pattern : ~pattern) << unused >> unused;
  }

  @Override
  public long reducedBits(List<Source> sources, long index) {
    throw new IllegalArgumentException("bit patterns are only moved");
  }

  @Override
  public int period() {
    return Integer.MAX_VALUE;
  }
}

package org.tutti.rank.payload;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.tutti.mpi.Datatype;
import org.tutti.runtime.Arrivals.Buffer;
import org.tutti.runtime.Arrivals.Source;

class DistinctPatternTest {
  private static final int ELEMENTS = 40;

  @ParameterizedTest
  @ValueSource(longs = {0, 5, (1L << 31) - 17, (1L << 32) - 3, (1L << 38) + 1})
  void successiveElementsAreThoseOneByOne(long start) {
    for (Datatype datatype :
        new Datatype[] {Datatype.BYTE, Datatype.SHORT, Datatype.INT, Datatype.DOUBLE}) {
      DataPattern pattern = new DistinctPattern(datatype, 7);
      long[] bits = new long[ELEMENTS];
      pattern.bits(new Source(3, Buffer.RECEIVE), start, bits, ELEMENTS);
      for (int i = 0; i < ELEMENTS; i++) {
        assertThat(bits[i]).isEqualTo(pattern.bits(Buffer.RECEIVE, 3, start + i));
      }
    }
  }

  /** A position beyond 2^31 must not look like another rank's. */
  @Test
  void elementsOfLargeBuffersAreDistinct() {
    DataPattern pattern = new DistinctPattern(Datatype.LONG, 7);
    Set<Long> seen = new HashSet<>();
    int all = 0;
    for (Buffer buffer : Buffer.values()) {
      for (int rank = 0; rank < 70; rank++) {
        for (int bit = 0; bit < 39; bit++) {
          seen.add(pattern.bits(buffer, rank, 1L << bit));
          seen.add(pattern.bits(buffer, rank, (1L << 39) - (1L << bit)));
          all += 2;
        }
      }
    }
    // 1 << 38 is its own complement.
    assertThat(seen).hasSize(all - 70 * Buffer.values().length);
  }
}

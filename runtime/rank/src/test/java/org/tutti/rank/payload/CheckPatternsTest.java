package org.tutti.rank.payload;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.tutti.mpi.Datatype;
import org.tutti.runtime.Arrivals.Buffer;

class CheckPatternsTest {
  @ParameterizedTest
  @MethodSource("org.tutti.mpi.Datatype#numbers")
  void oneElementTellsAllRanksAndPositionsApart(Datatype type) {
    CheckPatterns patterns = new CheckPatterns(type, Optional.empty(), 64, 1);
    Set<List<Long>> seen = new HashSet<>();
    for (int rank = 0; rank < 64; rank++) {
      for (int index = 0; index < 64; index++) {
        for (Buffer buffer : Buffer.values()) {
          seen.add(rounds(patterns, buffer, rank, index));
        }
      }
    }
    assertThat(seen).hasSize(64 * 64 * 2);
  }

  private static List<Long> rounds(CheckPatterns patterns, Buffer buffer, int rank, int index) {
    return IntStream.range(0, patterns.calls())
        .mapToObj(round -> patterns.of(round).bits(buffer, rank, index))
        .toList();
  }

  @Test
  void manyBitsNeedOneRound() {
    assertThat(new CheckPatterns(Datatype.BYTE, Optional.empty(), 4, 1).calls()).isEqualTo(4);
    assertThat(new CheckPatterns(Datatype.DOUBLE, Optional.empty(), 4, 1).calls()).isEqualTo(1);
    assertThat(new CheckPatterns(Datatype.BYTE, Optional.empty(), 4, 0).calls()).isEqualTo(1);
  }
}

package org.tutti.sync.process;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.tutti.mpi.exchange.CollectiveExchange;
import org.tutti.mpi.inprocess.InProcess;

class ArrivalOffsetsTest {
  private static final int RANKS = 5;

  /** With three of five ranks, the pattern is among these, and the others are never late. */
  @ParameterizedTest
  @CsvSource({
    "ascending:8us, 3, 0 4000 8000 0 0",
    "descending:8us, 3, 8000 4000 0 0 0",
    "last-late:8us, 3, 0 0 8000 0 0",
    "last-late:8us, 5, 0 0 0 0 8000",
    "last-late:8us, 1, 0 0 0 0 0",
    "first-late:8us, 2, 8000 0 0 0 0",
    "'1us,0,3us', 3, 1000 0 3000 0 0"
  })
  void aPatternIsAmongTheRanksThatTakePart(String pattern, int members, String expected) {
    assertThat(offsets(pattern, members, 1)[0])
        .isEqualTo(Arrays.stream(expected.split(" ")).mapToLong(Long::parseLong).toArray());
  }

  @Test
  void randomOffsetsAreNotRepeatedInTheNextPortionOfACell() {
    long[][] portions = offsets("random:1s", RANKS, 3);
    assertThat(Arrays.stream(portions).flatMapToLong(Arrays::stream).distinct().count())
        .isEqualTo(3 * RANKS);
  }

  /** The offset of each rank in the first observation of each portion of four observations. */
  private static long[][] offsets(String pattern, int members, int portions) {
    long[][] offsets = new long[portions][RANKS];
    InProcess.run(
        RANKS,
        session -> {
          int rank = session.world().rank();
          ArrivalOffsets own =
              new ArrivalOffsets(
                  ArrivalPattern.of(pattern), rank, RANKS, new CollectiveExchange(session.world()));
          IntStream.range(0, portions)
              .forEach(
                  portion -> {
                    own.reset(members);
                    offsets[portion][rank] = own.of(0);
                    own.observed(4);
                  });
        });
    return offsets;
  }
}

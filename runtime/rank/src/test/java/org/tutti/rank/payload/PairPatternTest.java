package org.tutti.rank.payload;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.tutti.mpi.Datatype;
import org.tutti.mpi.ReduceOp;
import org.tutti.runtime.Arrivals.Buffer;
import org.tutti.runtime.Arrivals.Source;

class PairPatternTest {
  private static final int PROCESSES = 3;

  static List<Datatype> pairs() {
    return Datatype.predefined().stream().filter(Datatype::isPair).toList();
  }

  @ParameterizedTest
  @MethodSource("pairs")
  void aMissingRankIsTold(Datatype pair) {
    for (int missing = 0; missing < PROCESSES; missing++) {
      int without = missing;
      List<Source> others = sources().stream().filter(one -> one.rank() != without).toList();
      assertThat(results(ReduceOp.MINLOC, pair, others))
          .isNotEqualTo(results(ReduceOp.MINLOC, pair, sources()));
    }
  }

  @ParameterizedTest
  @MethodSource("pairs")
  void theOtherReductionIsTold(Datatype pair) {
    assertThat(results(ReduceOp.MINLOC, pair, sources()))
        .isNotEqualTo(results(ReduceOp.MAXLOC, pair, sources()));
  }

  @Test
  void ofEqualValuesTheSmallerIntIsExpected() {
    PairPattern pattern = new PairPattern(ReduceOp.MAXLOC, Datatype.TWO_INT, PROCESSES, 7, 2039);
    int ties = 0;
    for (int pair = 0; pair < 1_000; pair++) {
      int value = 2 * pair;
      Set<Long> values =
          sources().stream()
              .map(source -> pattern.bits(source.buffer(), source.rank(), value))
              .collect(Collectors.toSet());
      if (values.size() == 1) {
        ties++;
        assertThat(pattern.reducedBits(sources(), value + 1))
            .isEqualTo(
                sources().stream()
                    .mapToLong(source -> pattern.bits(source.buffer(), source.rank(), value + 1))
                    .min()
                    .orElseThrow());
      }
    }
    assertThat(ties).isPositive();
  }

  @ParameterizedTest
  @MethodSource("pairs")
  void aPeriodOfWholePairsFitsIntoAChunk(Datatype pair) {
    DataPattern pattern = patterns(ReduceOp.MINLOC, pair).of(0);
    assertThat(pattern.period() % pair.parts()).isZero();
    assertThat(pattern.period()).isLessThanOrEqualTo(ElementChunk.MAX);
    assertThat(pattern.bits(Buffer.SEND, 1, pattern.period() + 1))
        .isEqualTo(pattern.bits(Buffer.SEND, 1, 1));
  }

  @Test
  void gapsAreNotSignificant() {
    DataPattern pattern = patterns(ReduceOp.MINLOC, Datatype.DOUBLE_INT).of(0);
    assertThat(IntStream.range(0, 4).mapToLong(pattern::significant))
        .containsExactly(-1L, -1L, -1L, 0L);
  }

  private static List<Long> results(ReduceOp op, Datatype pair, List<Source> sources) {
    CheckPatterns patterns = patterns(op, pair);
    return IntStream.range(0, patterns.calls())
        .mapToObj(round -> patterns.of(round).reducedBits(sources, pair.parts() / 2))
        .toList();
  }

  private static CheckPatterns patterns(ReduceOp op, Datatype pair) {
    return new CheckPatterns(pair, Optional.of(op), PROCESSES, 1);
  }

  private static List<Source> sources() {
    return IntStream.range(0, PROCESSES).mapToObj(rank -> new Source(rank, Buffer.SEND)).toList();
  }
}

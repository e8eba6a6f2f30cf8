package org.tutti.rank.payload;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.tutti.mpi.Datatype;
import org.tutti.mpi.ElementKind;
import org.tutti.mpi.NumberOp;
import org.tutti.mpi.ReduceOp;
import org.tutti.runtime.Arrivals.Buffer;
import org.tutti.runtime.Arrivals.Source;

class ReductionPatternTest {
  private static final int ELEMENTS = 50;

  static Stream<Arguments> floatingReductionsAreExactInAnyOrder() {
    return Stream.of(Datatype.FLOAT, Datatype.DOUBLE)
        .flatMap(
            type ->
                Stream.of(NumberOp.values())
                    .filter(op -> op.takes(ElementKind.FLOATING))
                    .flatMap(
                        op ->
                            Stream.of(1, 2, 7, 4096).map(ranks -> Arguments.of(type, op, ranks))));
  }

  @ParameterizedTest
  @MethodSource
  void floatingReductionsAreExactInAnyOrder(Datatype type, NumberOp op, int processes) {
    ReductionPattern pattern = new ReductionPattern(op, type, processes, 5, 8191);
    List<Source> sources = new ArrayList<>(sources(processes));
    for (int index = 0; index < ELEMENTS; index++) {
      Collections.shuffle(sources, new Random(index));
      int position = index;
      double reduced =
          sources.stream()
              .mapToDouble(source -> value(type, pattern, source, position))
              .reduce((left, right) -> rounded(type, reduce(op, left, right)))
              .orElseThrow();
      assertThat(pattern.reducedBits(sources, index)).isEqualTo(bits(type, reduced));
    }
  }

  /** What is computed for many elements at once is what is computed for each of them. */
  @ParameterizedTest
  @EnumSource(NumberOp.class)
  void elementsAtOnceAreThoseOneByOne(NumberOp op) {
    for (Datatype type : List.of(Datatype.BYTE, Datatype.INT, Datatype.LONG, Datatype.DOUBLE)) {
      if (!op.takes(type.kind())) {
        continue;
      }
      // Elements 5 and following repeat after 13, in the middle of those that are asked for.
      ReductionPattern pattern = new ReductionPattern(op, type, 3, 5, 13);
      long[] bits = new long[ELEMENTS];
      long[] reduced = new long[ELEMENTS];
      pattern.bits(new Source(2, Buffer.RECEIVE), 5, bits, ELEMENTS);
      pattern.reducedBits(sources(3), 5, reduced, ELEMENTS);
      for (int index = 0; index < ELEMENTS; index++) {
        int element = 5 + index;
        assertThat(bits[index]).isEqualTo(pattern.bits(Buffer.RECEIVE, 2, element));
        assertThat(reduced[index]).isEqualTo(pattern.reducedBits(sources(3), element));
      }
    }
  }

  /** Open MPI saturates sums of bytes and shorts, others let them wrap around. */
  @ParameterizedTest
  @CsvSource({
    "BYTE, SUM, 3",
    "BYTE, SUM, 4096",
    "SHORT, SUM, 4096",
    "INT, SUM, 4096",
    "LONG, SUM, 4096",
    "BYTE, PROD, 1",
    "BYTE, PROD, 7",
    "BYTE, PROD, 4096"
  })
  void reductionsOfIntegersDoNotOverflow(String datatype, NumberOp op, int processes) {
    Datatype type = Datatype.named(datatype).orElseThrow();
    ReductionPattern pattern = new ReductionPattern(op, type, processes, 5, 8191);
    List<Source> sources = new ArrayList<>(sources(processes));
    for (int index = 0; index < ELEMENTS; index++) {
      Collections.shuffle(sources, new Random(index));
      long result = op == NumberOp.SUM ? 0 : 1;
      for (Source source : sources) {
        long next = pattern.bits(source.buffer(), source.rank(), index);
        result = op == NumberOp.SUM ? Math.addExact(result, next) : result * next;
        assertThat(ElementBits.narrowed(type, result)).isEqualTo(result);
      }
    }
  }

  /** The highest bit is used, and no sum reaches beyond it. */
  @ParameterizedTest
  @CsvSource({"UNSIGNED_CHAR, 3", "UINT16_T, 50", "UNSIGNED, 1000"})
  void sumsOfUnsignedNumbersFit(String datatype, int processes) {
    Datatype type = Datatype.named(datatype).orElseThrow();
    ReductionPattern pattern = new ReductionPattern(NumberOp.SUM, type, processes, 5, 8191);
    long limit = 1L << Byte.SIZE * type.bytes();
    for (int index = 0; index < ELEMENTS; index++) {
      long sum = 0;
      for (int rank = 0; rank < processes; rank++) {
        sum += pattern.bits(Buffer.SEND, rank, index) & limit - 1;
      }
      assertThat(sum).isLessThan(limit);
      assertThat(pattern.reducedBits(sources(processes), index) & limit - 1).isEqualTo(sum);
    }
  }

  @Test
  void theLargestUnsignedNumberHasTheHighestBit() {
    assertThat(Fold.of(NumberOp.MAX, true, -1, 1)).isEqualTo(-1);
    assertThat(Fold.of(NumberOp.MIN, true, -1, 1)).isEqualTo(1);
    assertThat(Fold.of(NumberOp.MAX, false, -1, 1)).isEqualTo(1);
  }

  @ParameterizedTest
  @EnumSource
  void everyReductionDiffersFromAllOthers(NumberOp op) {
    Datatype type = Datatype.BYTE;
    for (NumberOp other : EnumSet.complementOf(EnumSet.of(op))) {
      assertThat(isTold(op, other, type)).as("%s for %s", other, op).isTrue();
    }
  }

  /** Whether the data of a check of one reduction of 4 ranks would betray another one. */
  private static boolean isTold(NumberOp op, NumberOp other, Datatype type) {
    CheckPatterns patterns = new CheckPatterns(type, ReduceOp.named(op.name()), 4, 8);
    for (int round = 0; round < patterns.calls(); round++) {
      DataPattern pattern = patterns.of(round);
      for (int index = 0; index < 8; index++) {
        long result = pattern.bits(Buffer.SEND, 0, index);
        for (int rank = 1; rank < 4; rank++) {
          result =
              ElementBits.narrowed(
                  type, Fold.of(other, false, result, pattern.bits(Buffer.SEND, rank, index)));
        }
        if (result != pattern.reducedBits(sources(4), index)) {
          return true;
        }
      }
    }
    return false;
  }

  @ParameterizedTest
  @EnumSource(names = {"SUM", "PROD", "BXOR", "LXOR"})
  void aMissingRankIsTold(NumberOp op) {
    CheckPatterns patterns = new CheckPatterns(Datatype.INT, ReduceOp.named(op.name()), 6, 1);
    for (int missing = 0; missing < 6; missing++) {
      int without = missing;
      List<Source> others = sources(6).stream().filter(one -> one.rank() != without).toList();
      assertThat(IntStream.range(0, patterns.calls()))
          .anyMatch(
              round ->
                  patterns.of(round).reducedBits(others, 0)
                      != patterns.of(round).reducedBits(sources(6), 0));
    }
  }

  @Test
  void moreThanAPeriodOfElementsTakesTwoRoundsThatTellPositionsApart() {
    CheckPatterns patterns =
        new CheckPatterns(Datatype.DOUBLE, Optional.of(ReduceOp.SUM), 2, 100_000);
    assertThat(patterns.calls()).isEqualTo(2);
    Set<List<Long>> seen = new HashSet<>();
    for (int index = 0; index < 100_000; index++) {
      assertThat(
              seen.add(
                  List.of(
                      patterns.of(0).bits(Buffer.SEND, 0, index),
                      patterns.of(1).bits(Buffer.SEND, 0, index))))
          .isTrue();
    }
  }

  private static List<Source> sources(int processes) {
    return IntStream.range(0, processes).mapToObj(rank -> new Source(rank, Buffer.SEND)).toList();
  }

  private static double value(Datatype type, DataPattern pattern, Source source, int index) {
    long bits = pattern.bits(source.buffer(), source.rank(), index);
    return type == Datatype.FLOAT
        ? Float.intBitsToFloat((int) bits)
        : Double.longBitsToDouble(bits);
  }

  private static long bits(Datatype type, double value) {
    return type == Datatype.FLOAT
        ? Float.floatToRawIntBits((float) value)
        : Double.doubleToRawLongBits(value);
  }

  private static double rounded(Datatype type, double value) {
    return type == Datatype.FLOAT ? (float) value : value;
  }

  private static double reduce(NumberOp op, double left, double right) {
    return switch (op) {
      case SUM -> left + right;
      case PROD -> left * right;
      case MAX -> Math.max(left, right);
      default -> Math.min(left, right);
    };
  }
}

package org.tutti.mpi;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Map;
import java.util.stream.Stream;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Layouts that no message can have are refused, each for its reason. */
class TypeLayoutTest {
  private static final int BILLION = 1_000_000_000;

  static Stream<Arguments> everyMistakeIsTold() {
    Map<String, ThrowingCallable> mistakes =
        Map.ofEntries(
            Map.entry("has a negative count, -1", () -> TypeLayout.contiguous(-1, Datatype.INT)),
            Map.entry(
                "(contiguous) needs 64 TiB or more",
                () -> TypeLayout.contiguous(BILLION, columns(BILLION))),
            Map.entry("has a negative stride, -2", () -> TypeLayout.vector(2, 1, -2, Datatype.INT)),
            Map.entry(
                "has blocks of 3 elements, which begin every 2",
                () -> TypeLayout.vector(2, 3, 2, Datatype.INT)),
            Map.entry(
                "(vector) needs 64 TiB or more",
                () ->
                    TypeLayout.vector(
                        Integer.MAX_VALUE, 1, Integer.MAX_VALUE, Datatype.C_LONG_DOUBLE_COMPLEX)),
            Map.entry(
                "(indexed) has 2 blocks or dimensions, but 1 of another",
                () -> TypeLayout.indexed(new int[] {1, 1}, new int[] {0}, Datatype.INT)),
            Map.entry(
                "has block 1 at -4 bytes",
                () -> TypeLayout.indexed(new int[] {1, 1}, new int[] {0, -1}, Datatype.INT)),
            Map.entry(
                "has block 0 at byte 4, before byte 8 where another one ends",
                () -> TypeLayout.indexed(new int[] {1, 2}, new int[] {1, 0}, Datatype.INT)),
            Map.entry(
                "has block 1 at byte 7, before byte 8 where another one ends",
                () ->
                    TypeLayout.struct(
                        new int[] {1, 1}, new long[] {0, 7}, Datatype.DOUBLE, Datatype.BYTE)),
            Map.entry(
                "(struct) needs 64 TiB or more",
                () -> TypeLayout.struct(new int[] {1}, new long[] {1L << 46}, Datatype.BYTE)),
            Map.entry(
                "(struct) has 1 blocks or dimensions, but 0 of another",
                () -> TypeLayout.struct(new int[] {1}, new long[] {0})),
            Map.entry(
                "takes 2 elements from 3 on, of 4 in dimension 1",
                () ->
                    TypeLayout.subarray(
                        new int[] {4, 4}, new int[] {4, 2}, new int[] {0, 3}, Datatype.INT)),
            Map.entry(
                "has no dimension",
                () -> TypeLayout.subarray(new int[0], new int[0], new int[0], Datatype.INT)),
            Map.entry("has an extent of -4 bytes", () -> TypeLayout.resized(Datatype.INT, -4)));
    return mistakes.entrySet().stream()
        .map(mistake -> Arguments.of(mistake.getKey(), mistake.getValue()));
  }

  /** An element that is longer than an int can say. */
  private static Datatype columns(long extent) {
    return new Datatype("columns", 8, 8 * extent, 8 * extent) {};
  }

  @Test
  void elementsOf2GibiBytesOrMoreAreCountedAsTheyAre() {
    Datatype element = columns(1L << 29);
    assertThat(element.extent()).isEqualTo(1L << 32);
    assertThat(element.bytes()).isEqualTo(Integer.MAX_VALUE);
    assertThat(element.reach()).isNegative();
    assertThat(element.span(0)).isZero();
    assertThat(element.span(3)).isEqualTo(3L << 32);
    assertThat(element.span(1L << 31)).isGreaterThanOrEqualTo(1L << 62);
    assertThat(element.span(1L << 33)).isGreaterThanOrEqualTo(1L << 62);
    assertThatCode(
            () -> {
              TypeLayout.vector(3, 1, BILLION, Datatype.DOUBLE);
              TypeLayout.contiguous(2, element);
              TypeLayout.resized(Datatype.INT, 1L << 40);
            })
        .doesNotThrowAnyException();
  }

  @ParameterizedTest
  @MethodSource
  void everyMistakeIsTold(String why, ThrowingCallable call) {
    assertThatThrownBy(call).hasMessageStartingWith("[TUTTI-274]").hasMessageContaining(why);
  }

  /** Blocks that touch, blocks of nothing, and a single block of any stride. */
  @Test
  void whatIsUnusualIsAllowed() {
    assertThatCode(
            () -> {
              TypeLayout.vector(3, 2, 2, Datatype.INT);
              TypeLayout.vector(1, 2, -5, Datatype.INT);
              TypeLayout.vector(0, 2, 1, Datatype.INT);
              TypeLayout.indexed(new int[] {0, 2, 1}, new int[] {-1, 1, 0}, Datatype.INT);
              TypeLayout.resized(Datatype.DOUBLE, 1);
            })
        .doesNotThrowAnyException();
  }
}

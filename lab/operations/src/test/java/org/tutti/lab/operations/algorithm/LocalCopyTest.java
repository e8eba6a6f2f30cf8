package org.tutti.lab.operations.algorithm;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.tutti.lab.operations.algorithm.AlgorithmSteps.LocalCopy;
import org.tutti.mpi.Datatype;

/** Of buffers without a view: those of MPJ Express, and those of 2 GiB and more. */
class LocalCopyTest {
  private static final int MANY = 1 << 30;

  static Stream<Datatype> datatypes() {
    return Stream.of(
        Datatype.BYTE,
        Datatype.SHORT,
        Datatype.INT,
        Datatype.FLOAT,
        Datatype.LONG,
        Datatype.DOUBLE,
        Datatype.C_FLOAT_COMPLEX,
        Datatype.C_DOUBLE_COMPLEX);
  }

  @ParameterizedTest
  @MethodSource("datatypes")
  void elementsAreCopiedAndNoOthers(Datatype datatype) {
    UnseenBuffer from = filled(datatype, 4);
    UnseenBuffer to = new UnseenBuffer(datatype, 4);
    new LocalCopy(from, to).copy(1, 0, 2);
    int width = datatype.bytes();
    byte[] expected = new byte[to.held().length];
    System.arraycopy(from.held(), width, expected, 0, 2 * width);
    assertThat(to.held()).isEqualTo(expected);
  }

  /** An int does not count the bytes before them. */
  @Test
  void positionsMayLieBeyondTwoGibibytes() {
    UnseenBuffer from = filled(Datatype.LONG, MANY);
    UnseenBuffer to = new UnseenBuffer(Datatype.LONG, MANY);
    new LocalCopy(from, to).copy(MANY - 7, MANY - 8, 2);
    byte[] expected = new byte[to.held().length];
    System.arraycopy(from.held(), Long.BYTES, expected, 0, 2 * Long.BYTES);
    assertThat(to.held()).isEqualTo(expected);
  }

  /** An int does not count the bytes of these elements: none was copied, and nothing was said. */
  @Test
  void moreThanTwoGibibytesAreCopiedAtOnce() {
    UnseenBuffer from = filled(Datatype.LONG, MANY);
    UnseenBuffer to = new UnseenBuffer(Datatype.LONG, MANY);
    new LocalCopy(from, to).copy(0, 0, 1 << 28);
    assertThat(to.written()).isEqualTo(1 << 28);
    assertThat(to.held()).isEqualTo(from.held());
    UnseenBuffer shorter = new UnseenBuffer(Datatype.LONG, 1 << 16);
    assertThatThrownBy(() -> new LocalCopy(from, shorter).copy(0, 0, 1 << 28))
        .isInstanceOf(IndexOutOfBoundsException.class)
        .hasMessageContaining(Integer.toString(1 << 16));
  }

  /** An int does not count the elements either. */
  @Test
  void positionsMayBeMoreThanAnIntCounts() {
    UnseenBuffer from = filled(Datatype.BYTE, 1L << 33);
    UnseenBuffer to = new UnseenBuffer(Datatype.BYTE, 1L << 33);
    new LocalCopy(from, to).copy((1L << 32) + 7, (1L << 32) + 3, 2);
    byte[] expected = new byte[to.held().length];
    System.arraycopy(from.held(), 7, expected, 3, 2);
    assertThat(to.held()).isEqualTo(expected);
  }

  private static UnseenBuffer filled(Datatype datatype, long count) {
    UnseenBuffer buffer = new UnseenBuffer(datatype, count);
    for (int index = 0; index < buffer.held().length; index++) {
      buffer.held()[index] = (byte) (index + 1);
    }
    return buffer;
  }
}

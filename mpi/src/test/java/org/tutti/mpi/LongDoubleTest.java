package org.tutti.mpi;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.tutti.mpi.LongDouble.Format;

/** Whole numbers in the formats of long double, by their definitions. */
class LongDoubleTest {
  @ParameterizedTest
  @CsvSource({
    "EXTENDED, 0, 0",
    "EXTENDED, 1, 3fff8000000000000000",
    "EXTENDED, -1, bfff8000000000000000",
    "EXTENDED, 3, 4000c000000000000000",
    "EXTENDED, 9223372036854775807, 403dfffffffffffffffe",
    "EXTENDED, -9223372036854775808, c03e8000000000000000",
    "QUADRUPLE, 0, 0",
    "QUADRUPLE, 1, 3fff0000000000000000000000000000",
    "QUADRUPLE, -3, c0008000000000000000000000000000",
    "QUADRUPLE, 9223372036854775807, 403dfffffffffffffffc000000000000",
    "QUADRUPLE, -9223372036854775808, c03e0000000000000000000000000000"
  })
  void wholeNumbersAreExact(Format format, long number, String hexadecimal) {
    BigInteger bits = BigInteger.ZERO;
    for (int position = LongDouble.INTS - 1; position >= 0; position--) {
      bits =
          bits.shiftLeft(Integer.SIZE)
              .or(BigInteger.valueOf(Integer.toUnsignedLong(format.part(position, number))));
    }
    assertThat(bits.toString(16)).isEqualTo(hexadecimal);
  }

  @ParameterizedTest
  @CsvSource({"EXTENDED, -1, -1, 65535, 0", "QUADRUPLE, -1, -1, -1, -1"})
  void onlyItsOwnBytesAreSignificant(Format format, int first, int second, int third, int fourth) {
    int[] expected = {first, second, third, fourth};
    for (int position = 0; position < LongDouble.INTS; position++) {
      assertThat(format.significant(position)).isEqualTo(expected[position]);
    }
  }
}

package org.tutti.stats.comparison;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.tutti.stats.hypothesis.Alternative;

class SharesTest {

  @Test
  void theLadyTastingTeaOfFisher() {
    // fisher.test(matrix(c(3, 1, 1, 3), 2), alternative = "greater") in R: 17 of 70.
    assertThat(FisherExact.test(3, 4, 1, 4, Alternative.GREATER).pValue())
        .isCloseTo(17 / 70.0, within(1e-14));
    assertThat(FisherExact.test(3, 4, 1, 4, Alternative.LESS).pValue())
        .isCloseTo(69 / 70.0, within(1e-14));
    assertThat(FisherExact.test(3, 4, 1, 4, Alternative.TWO_SIDED).pValue())
        .isCloseTo(34 / 70.0, within(1e-14));
  }

  @Test
  void sharesThatCannotDifferAreNoEvidence() {
    assertThat(FisherExact.test(0, 9, 0, 7, Alternative.TWO_SIDED).pValue()).isEqualTo(1);
    assertThat(FisherExact.test(9, 9, 7, 7, Alternative.TWO_SIDED).pValue()).isEqualTo(1);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> FisherExact.test(5, 4, 1, 4, Alternative.LESS))
        .withMessageStartingWith("n is 4");
  }

  @Test
  void signsAreCoins() {
    double[] nineOfTen = {1, 2, 3, 4, -0.5, 6, 7, 8, 9, 10};
    // binom.test(9, 10) in R: 22 of 1024.
    assertThat(SignTest.test(nineOfTen, Alternative.TWO_SIDED).pValue())
        .isCloseTo(22 / 1024.0, within(1e-15));
    assertThat(SignTest.test(nineOfTen, Alternative.GREATER).pValue())
        .isCloseTo(11 / 1024.0, within(1e-15));
    assertThat(SignTest.test(new double[] {0, 0, 1}, Alternative.LESS).pValue()).isEqualTo(1);
    assertThat(SignTest.test(new double[4], Alternative.TWO_SIDED).pValue()).isEqualTo(1);
  }
}

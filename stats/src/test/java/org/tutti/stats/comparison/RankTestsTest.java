package org.tutti.stats.comparison;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.tutti.stats.hypothesis.Alternative;
import org.tutti.stats.hypothesis.TestResult;

class RankTestsTest {

  private static final double[] LOW = {1, 2, 3};
  private static final double[] HIGH = {4, 5, 6};
  private static final double[] TIED = {7, 7, 7, 7};

  @Test
  void twoSeparateSamplesOfThreeAreOneOfTwentyArrangements() {
    TestResult test = MannWhitney.test(LOW, HIGH, Alternative.TWO_SIDED);
    assertThat(test.statistic()).isZero();
    assertThat(test.pValue()).isCloseTo(0.1, within(1e-15));
    assertThat(MannWhitney.test(LOW, HIGH, Alternative.LESS).pValue())
        .isCloseTo(0.05, within(1e-15));
    assertThat(MannWhitney.test(LOW, HIGH, Alternative.GREATER).pValue()).isEqualTo(1);
  }

  @Test
  void theExactTestCountsTiesToo() {
    // Ranks 1.5 1.5 3 4 in pairs: sums 3, 4.5 (2), 5.5 (2), 7. The pair {1.5, 3} has P(<= 4.5) =
    // 1/2.
    TestResult result =
        MannWhitney.test(
            new double[] {1, 2}, new double[] {1, 3}, Alternative.LESS, NullDistribution.EXACT);
    assertThat(result.pValue()).isCloseTo(0.5, within(1e-15));
  }

  @Test
  void smallTiedSamplesAreTestedExactly() {
    // Of the 20 arrangements only two set all of one sample below all of the other.
    double[] ones = {1, 1, 1};
    double[] twos = {2, 2, 2};
    TestResult result = MannWhitney.test(ones, twos, Alternative.TWO_SIDED);
    assertThat(result.pValue()).isCloseTo(0.1, within(1e-15));
    assertThat(result.method()).contains("exact");
  }

  @Test
  void aMillionTiesAreNotEvidence() {
    double[] x = new double[500_009];
    double[] y = new double[500_022];
    assertThat(MannWhitney.test(x, y, Alternative.TWO_SIDED).pValue()).isEqualTo(1);
  }

  @Test
  void tiesAloneAreNotEvidence() {
    assertThat(MannWhitney.test(TIED, TIED, Alternative.TWO_SIDED).pValue()).isEqualTo(1);
    assertThat(KruskalWallis.test(List.of(TIED, TIED)).pValue()).isEqualTo(1);
  }

  @Test
  void anEmptySampleIsRefusedByName() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> MannWhitney.test(LOW, new double[0], Alternative.TWO_SIDED))
        .withMessageStartingWith("y holds 0 values");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> KruskalWallis.test(List.of(LOW, new double[] {Double.POSITIVE_INFINITY})))
        .withMessageStartingWith("groups[1][0] is Infinity");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> KruskalWallis.test(List.of(LOW)))
        .withMessageStartingWith("groups holds 1 samples");
  }

  @Test
  void samplesTooLargeForTheExactTestAreRefused() {
    assertThatIllegalArgumentException()
        .isThrownBy(
            () ->
                MannWhitney.test(
                    new double[101], new double[3], Alternative.TWO_SIDED, NullDistribution.EXACT))
        .withMessageContaining("101");
  }
}

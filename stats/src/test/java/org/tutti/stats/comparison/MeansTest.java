package org.tutti.stats.comparison;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.tutti.stats.hypothesis.Alternative;
import org.tutti.stats.hypothesis.TestResult;
import org.tutti.stats.interval.Estimate;

/** Tests of means; the figures are those of R's t.test. */
class MeansTest {
  private static final double[] X = {1, 2, 4, 7, 11};
  private static final double[] Y = {3, 5, 4, 10, 15};

  @Test
  void independentMeansAreThoseOfWelch() {
    TestResult two = MeanDifference.independent(X, Y, Alternative.TWO_SIDED);
    assertThat(two.statistic()).isCloseTo(0.830057356639, within(1e-10));
    assertThat(two.pValue()).isCloseTo(0.431611, within(1e-6));
    assertThat(MeanDifference.independent(X, Y, Alternative.LESS).pValue())
        .isCloseTo(0.215806, within(1e-6));
  }

  @Test
  void theIntervalOfADifferenceIsThatOfR() {
    double[] x = {10, 12, 11, 15, 9};
    double[] y = {20, 14, 18, 22};
    Estimate found = MeanDifference.interval(x, y, 0.95).orElseThrow();
    assertThat(found.value()).isCloseTo(7.1, within(1e-12));
    assertThat(found.low()).isCloseTo(1.99630705718, within(1e-10));
    assertThat(found.high()).isCloseTo(12.20369294282, within(1e-10));
    assertThat(MeanDifference.interval(new double[] {1}, y, 0.95)).isEmpty();
    assertThat(MeanDifference.interval(new double[] {1, 1}, new double[] {3, 3}, 0.95))
        .hasValueSatisfying(constant -> assertThat(constant.width()).isZero());
  }

  @Test
  void pairedMeansAreThoseOfTheDifferences() {
    TestResult two = MeanDifference.paired(X, Y, Alternative.TWO_SIDED);
    assertThat(two.statistic()).isCloseTo(3.538606947718, within(1e-10));
    assertThat(two.pValue()).isCloseTo(0.0240435, within(1e-6));
    assertThat(MeanDifference.paired(X, Y, Alternative.GREATER).pValue()).isGreaterThan(0.98);
    assertThat(MeanDifference.paired(X, X, Alternative.TWO_SIDED).pValue()).isEqualTo(1);
  }
}

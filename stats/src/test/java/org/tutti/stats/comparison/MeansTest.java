package org.tutti.stats.comparison;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
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

  /** Where the groups lie must not hide how little each of them varies. */
  @Test
  void groupsThatLieFarApartHaveAStatistic() {
    double[] low = {0, 1e-3, 2e-3};
    double[] high = {1e9, 1e9 + 1e-3, 1e9 + 2e-3};
    TestResult test = OneWayAnova.test(List.of(low, high));
    assertThat(test.statistic()).isGreaterThan(1e20);
    assertThat(test.pValue()).isLessThan(1e-40);
  }

  /** anova(lm(x ~ g + b)) of R 4.2; without blocks, it gives p = 0.82. */
  @Test
  void whatBlocksDifferByIsNoSpreadOfTreatments() {
    List<double[]> treatments =
        List.of(
            new double[] {10.1, 10.9, 12.2, 9.8, 11.0, 13.1},
            new double[] {10.5, 11.6, 12.9, 10.1, 11.3, 13.4},
            new double[] {10.2, 11.5, 12.6, 10.0, 11.4, 13.6});
    TestResult found = BlockedAnova.test(treatments).orElseThrow();
    assertThat(found.statistic()).isCloseTo(17.890173410404, within(1e-9));
    assertThat(found.pValue()).isCloseTo(0.000497284139197894, within(1e-12));
    assertThat(OneWayAnova.test(treatments).pValue()).isCloseTo(0.821773337683605, within(1e-9));
    assertThat(BlockedAnova.test(List.of(new double[] {1, 2}, new double[] {3, 4}))).isEmpty();
  }
}

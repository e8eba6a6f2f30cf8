package org.tutti.analysis.compare;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.tutti.stats.hypothesis.Alternative;
import org.tutti.stats.hypothesis.Correction;
import org.tutti.stats.interval.Estimate;

/**
 * B/A is the estimator of Hodges and Lehmann, of the logarithms, whether or not there is an
 * interval, and whatever is tested; with the sides exchanged it is inverted.
 */
class OneEstimatorTest {
  private static final double PRECISION = 1e-9;

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12})
  void theEstimatorIsTheDefinedOneForEachNumberOfLaunches(int n) {
    Launches launches = new Launches(n);
    double[] a = launches.around(n, 1000, 0.3);
    double[] b = launches.around(n, 1200, 0.3);
    List<Double> means = new ArrayList<>();
    List<Double> differences = new ArrayList<>();
    for (int i = 0; i < n; i++) {
      for (int j = 0; j < n; j++) {
        differences.add(Math.log(b[j] / a[i]));
        means.add((Math.log(b[i] / a[i]) + Math.log(b[j] / a[j])) / 2);
      }
    }
    check(ComparisonMethod.PAIRED, a, b, Math.exp(median(means)));
    check(ComparisonMethod.INDEPENDENT, a, b, Math.exp(median(differences)));
  }

  /** The geometric mean of two ratios. */
  @Test
  void twoBlocksHaveTheGeometricMean() {
    double[] a = {1000, 1000};
    double[] b = {666.4, 1.639};
    check(ComparisonMethod.PAIRED, a, b, Math.sqrt(0.6664 * 0.001639));
  }

  @ParameterizedTest
  @EnumSource(Alternative.class)
  void whatIsTestedDoesNotChangeTheEstimator(Alternative alternative) {
    Launches launches = new Launches(7);
    double[] a = launches.around(6, 1000, 0.5);
    double[] b = launches.around(6, 1300, 0.5);
    for (Correction correction : Correction.values()) {
      ComparisonOptions options = new ComparisonOptions(alternative, correction, 0.03, 0.02);
      assertThat(Launches.compare(ComparisonMethod.PAIRED, options, a, b).estimate())
          .isCloseTo(Launches.compare(ComparisonMethod.PAIRED, a, b).estimate(), within(PRECISION));
    }
  }

  private static void check(ComparisonMethod method, double[] a, double[] b, double expected) {
    CellComparison found = Launches.compare(method, a, b);
    if (found.modes().isEmpty()) {
      assertThat(found.estimate()).isCloseTo(expected, within(PRECISION));
    }
    assertThat(found.ratio().map(Estimate::value).orElse(found.estimate()))
        .isEqualTo(found.estimate());
    assertThat(Launches.compare(method, b, a).estimate() * found.estimate())
        .isCloseTo(1, within(PRECISION));
  }

  private static double median(List<Double> values) {
    double[] sorted = values.stream().mapToDouble(Double::doubleValue).sorted().toArray();
    int n = sorted.length;
    return (sorted[(n - 1) / 2] + sorted[n / 2]) / 2;
  }
}

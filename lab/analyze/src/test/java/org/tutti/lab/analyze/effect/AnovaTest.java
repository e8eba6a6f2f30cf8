package org.tutti.lab.analyze.effect;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.tutti.stats.hypothesis.TestResult;
import org.tutti.stats.reference.Comparison;
import org.tutti.stats.reference.Table;
import org.tutti.stats.sample.Rescaling;

/** Analyses of variance; the figures are those of R. */
class AnovaTest {
  private static final double[] CONSTANT = {3, 3, 3};
  private static final double OFFSET = 1e9;

  @Test
  void severalSamplesAreComparedAsByR() {
    Comparison comparison = new Comparison();
    for (Table.Row row : Table.read("groups.csv")) {
      List<double[]> groups = row.words("sets").stream().map(Table::data).toList();
      comparison.check(row, "f", () -> OneWayAnova.test(groups).statistic());
      comparison.check(row, "f_p", () -> OneWayAnova.test(groups).pValue());
    }
    comparison.conclude(70);
  }

  @Test
  void constantSamplesHaveNoAnalysisOfVariance() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> OneWayAnova.test(List.of(CONSTANT, CONSTANT)))
        .withMessageStartingWith("groups are all constant");
  }

  /** Values that differ in their last digits only, as readings of a clock do. */
  @Test
  void theStatisticDoesNotDependOnTheOffset() {
    SplittableRandom random = new SplittableRandom(5);
    double[] near = new double[12];
    double[] alsoNear = new double[12];
    for (int i = 0; i < near.length; i++) {
      near[i] = OFFSET + 1e-3 * random.nextDouble();
      alsoNear[i] = OFFSET + 1e-3 * (0.4 + random.nextDouble());
    }
    // The subtraction is exact, so both calls are about the same numbers.
    double[] x = Rescaling.moved(near, OFFSET);
    double[] y = Rescaling.moved(alsoNear, OFFSET);
    assertThat(OneWayAnova.test(List.of(near, alsoNear)).statistic())
        .isCloseTo(OneWayAnova.test(List.of(x, y)).statistic(), within(1e-10));
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

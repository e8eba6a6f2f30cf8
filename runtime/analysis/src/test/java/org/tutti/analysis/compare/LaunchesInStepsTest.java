package org.tutti.analysis.compare;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.tutti.stats.hypothesis.Alternative;
import org.tutti.stats.interval.Estimate;
import org.tutti.stats.planning.FurtherSamples;

/** Comparisons of launches whose clock counts in steps. */
class LaunchesInStepsTest {
  private static final double STEP = 10;

  private final Launches launches = new Launches(270);

  private static List<ComparisonMethod> methods() {
    return List.of(ComparisonMethod.INDEPENDENT, ComparisonMethod.PAIRED);
  }

  @Test
  void theIntervalContainsDifferencesOfLessThanAStep() {
    for (ComparisonMethod method : methods()) {
      List<CellComparison> cells =
          Launches.repeated(
              200,
              () ->
                  Launches.compareInSteps(
                      method,
                      launches.around(60, 270, 0.05),
                      launches.around(60, 270 * 1.03, 0.05),
                      STEP));

      assertThat(cells.stream().filter(cell -> cell.ratio().orElseThrow().contains(1.03)))
          .hasSizeGreaterThanOrEqualTo(188);
    }
  }

  @Test
  void launchesThatAllReadTheSameAreNotEquivalent() {
    for (ComparisonMethod method : methods()) {
      CellComparison cell =
          Launches.compareInSteps(
              method,
              launches.around(20, 270, 0.001),
              launches.around(20, 270 * 1.015, 0.001),
              STEP);

      Estimate ratio = cell.ratio().orElseThrow();
      assertThat(ratio.value()).isCloseTo(1, within(1e-12));
      assertThat(ratio.low()).isCloseTo(265.0 / 275, within(1e-12));
      assertThat(ratio.high()).isCloseTo(275.0 / 265, within(1e-12));
      assertThat(cell.verdict()).isEqualTo(Verdict.NOT_ENOUGH_EVIDENCE);
      assertThat(cell.moreLaunches()).isEqualTo(FurtherSamples.MAX);
    }
  }

  @Test
  void aDifferenceOfManyStepsIsFound() {
    for (ComparisonMethod method : methods()) {
      double[] a = launches.around(20, 1000, 0.01);
      double[] b = launches.around(20, 1100, 0.01);

      assertThat(Launches.compareInSteps(method, a, b, STEP).verdict()).isEqualTo(Verdict.SLOWER);
      assertThat(Launches.compareInSteps(method, b, a, STEP).verdict()).isEqualTo(Verdict.FASTER);
    }
  }

  @Test
  void eachDirectionIsTestedWithStepsAgainstIt() {
    double[] a = {270, 270, 270, 270, 270, 270, 270, 270};
    double[] b = {280, 280, 280, 280, 280, 280, 280, 280};
    LaunchBlocks inSteps = blocks(ComparisonMethod.PAIRED, a, b, STEP, STEP).within();

    assertThat(inSteps.test(1, Alternative.LESS).pValue()).isEqualTo(1);
    assertThat(inSteps.test(0.9, Alternative.LESS).pValue()).isEqualTo(1);
    assertThat(inSteps.test(1.1, Alternative.LESS).pValue()).isEqualTo(1.0 / 256);
    assertThat(inSteps.test(1.1, Alternative.TWO_SIDED).pValue()).isEqualTo(2.0 / 256);
    assertThat(inSteps.test(0.9, Alternative.TWO_SIDED).pValue()).isEqualTo(2.0 / 256);
  }

  @Test
  void modesThatHalfAStepCouldExchangeAreNone() {
    double[] a = {1000, 1001, 1002, 1001, 1020, 1021, 1020, 1021};
    double[] b = {1020, 1021, 1022, 1001, 1002, 1003, 1001, 1021};

    assertThat(blocks(ComparisonMethod.INDEPENDENT, a, b, 0, 0).modes()).isPresent();
    assertThat(blocks(ComparisonMethod.INDEPENDENT, a, b, 1, 1).modes()).isPresent();
    assertThat(blocks(ComparisonMethod.INDEPENDENT, a, b, 20, 1).modes()).isEmpty();
  }

  private static CellBlocks blocks(
      ComparisonMethod method, double[] a, double[] b, double stepOfA, double stepOfB) {
    return method.blocks(a, b, stepOfA, stepOfB, Optional.empty());
  }
}

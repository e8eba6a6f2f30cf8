package org.tutti.analysis.compare;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.tutti.analysis.compare.CellComparison.ModesComparison;
import org.tutti.stats.hypothesis.Alternative;
import org.tutti.stats.hypothesis.Correction;
import org.tutti.stats.interval.Estimate;

/** No verdict says what its own interval denies, whatever is compared. */
class NoContradictionTest {
  private static final int COMPARISONS = 100;
  private static final double MARGIN = 0.03;
  private static final double SIGNIFICANCE = 0.05;

  private final Launches launches = new Launches(1);
  private final Random random = launches.random();

  @ParameterizedTest
  @EnumSource(Alternative.class)
  void noVerdictContradictsItsInterval(Alternative alternative) {
    for (Correction correction : Correction.values()) {
      ComparisonOptions options =
          new ComparisonOptions(alternative, correction, MARGIN, SIGNIFICANCE);
      for (int comparison = 0; comparison < COMPARISONS; comparison++) {
        boolean paired = random.nextBoolean();
        List<CellPair> pairs = new ArrayList<>();
        IntStream.rangeClosed(0, random.nextInt(3)).forEach(cell -> pairs.add(pair(paired)));
        ComparisonMethod method =
            paired
                ? ComparisonMethod.PAIRED
                : random.nextBoolean()
                    ? ComparisonMethod.INDEPENDENT
                    : ComparisonMethod.twoMoments(random.nextInt(8) > 0, 1);
        for (CellComparison cell : CellJudge.judge(pairs, method, options)) {
          check(cell);
          checkInterval(cell, options);
        }
      }
    }
  }

  /**
   * The test of these launches, within their modes, rejects 1 at 0.0031, but not all of the smaller
   * ratios, so that the interval has 1.
   */
  @Test
  void aTestThatRejectsWhatItsIntervalHasIsRaised() {
    ComparisonOptions options =
        new ComparisonOptions(Alternative.TWO_SIDED, Correction.NONE, MARGIN, 0.01);
    CellPair pair =
        Launches.pair(
            new double[] {2700, 1000, 2720, 2700, 990, 2700, 2690},
            new double[] {2780, 2780, 2740, 940, 940, 2760, 2720, 1000, 2800},
            10,
            20);
    CellComparison cell =
        CellJudge.judge(List.of(pair), ComparisonMethod.INDEPENDENT, options).get(0);
    assertThat(cell.ratio().orElseThrow().contains(1)).isTrue();
    assertThat(cell.difference().correctedPValue()).isGreaterThan(0.01);
    assertThat(cell.difference().hasDirection()).isFalse();
  }

  /** An interval without 1, a corrected p-value of at most 0.05, and a direction come together. */
  private static void checkInterval(CellComparison cell, ComparisonOptions options) {
    boolean excludes =
        cell.ratio()
            .filter(
                ratio ->
                    ratio.low() > 1 && options.alternative() != Alternative.GREATER
                        || ratio.high() < 1 && options.alternative() != Alternative.LESS)
            .isPresent();
    assertThat(cell.difference().hasDirection()).isEqualTo(excludes);
    assertThat(cell.difference().correctedPValue() <= SIGNIFICANCE).isEqualTo(excludes);
  }

  private static void check(CellComparison cell) {
    double low = cell.ratio().map(Estimate::low).orElse(Double.NaN);
    double high = cell.ratio().map(Estimate::high).orElse(Double.NaN);
    switch (cell.verdict()) {
      case SLOWER -> {
        assertThat(low).isGreaterThan(1);
        assertThat(cell.difference().probability()).isGreaterThan(0.5);
      }
      case FASTER -> {
        assertThat(high).isLessThan(1);
        assertThat(cell.difference().probability()).isLessThan(0.5);
      }
      case EQUIVALENT -> {
        Estimate ratio = cell.ratio().orElseThrow();
        Estimate all = cell.modes().flatMap(ModesComparison::allLaunches).orElse(ratio);
        for (Estimate interval : List.of(ratio, all)) {
          assertThat(interval.low()).isGreaterThan(1 / (1 + MARGIN));
          assertThat(interval.high()).isLessThan(1 + MARGIN);
        }
      }
      case MORE_OFTEN_SLOW -> assertThat(shareOfA(cell)).isLessThan(shareOfB(cell));
      case LESS_OFTEN_SLOW -> assertThat(shareOfA(cell)).isGreaterThan(shareOfB(cell));
      case NOT_ENOUGH_EVIDENCE -> {
        assertThat(cell.moreLaunches()).isPositive();
        checkReason(cell, low, high);
      }
    }
    assertThat(cell.indecision().isEmpty())
        .isEqualTo(cell.verdict() != Verdict.NOT_ENOUGH_EVIDENCE);
  }

  /** The reason is what interval and modes show. */
  private static void checkReason(CellComparison cell, double low, double high) {
    boolean isWithin = low > 1 / (1 + MARGIN) && high < 1 + MARGIN;
    switch (cell.indecision().orElseThrow()) {
      case NO_DIFFERENCE -> {
        assertThat(low).isLessThanOrEqualTo(1);
        assertThat(high).isGreaterThanOrEqualTo(1);
        assertThat(isWithin).isFalse();
      }
      case UNTESTED -> assertThat(low > 1 || high < 1).isTrue();
      case MODES_DISAGREE -> {
        assertThat(cell.modes()).isPresent();
        assertThat(low > 1 || high < 1 || isWithin).isTrue();
      }
      case MODES_APART -> {
        assertThat(cell.modes()).isPresent();
        assertThat(isWithin).isTrue();
      }
      default -> assertThat(cell.ratio()).isEmpty();
    }
  }

  private static double shareOfA(CellComparison cell) {
    return (double) cell.modes().orElseThrow().slowOfA() / cell.pair().a().length;
  }

  private static double shareOfB(CellComparison cell) {
    return (double) cell.modes().orElseThrow().slowOfB() / cell.pair().b().length;
  }

  /** Of one mode or two, in steps of a clock or not, from 2 launches on. */
  private CellPair pair(boolean paired) {
    int n = 2 + random.nextInt(14);
    int m = paired ? n : 2 + random.nextInt(14);
    double ratio = 1 + 0.05 * random.nextGaussian();
    double slowShare = random.nextBoolean() ? 0 : random.nextDouble();
    double step = random.nextBoolean() ? 1e-6 : 10;
    return Launches.pair(
        Launches.inSteps(launches.inModes(n, 1000, slowShare * random.nextInt(2)), step),
        Launches.inSteps(launches.inModes(m, 1000 * ratio, slowShare), step),
        random.nextBoolean() ? 0 : step);
  }
}

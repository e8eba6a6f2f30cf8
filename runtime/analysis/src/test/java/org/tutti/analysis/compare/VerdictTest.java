package org.tutti.analysis.compare;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** What is said of launches in modes and of launches of different shapes, and how often. */
class VerdictTest {
  private static final Set<Verdict> DIRECTIONS = Set.of(Verdict.SLOWER, Verdict.FASTER);
  private static final int TRIALS = 400;

  /** Median of the mean of two exponential variables. */
  private static final double MIDDLE_OF_TWO = 0.839173;

  private final ComparisonMethod independent = ComparisonMethod.INDEPENDENT;
  private final ComparisonMethod paired = ComparisonMethod.PAIRED;
  private final Launches launches = new Launches(16);

  private static double share(List<CellComparison> cells, Predicate<CellComparison> condition) {
    return (double) cells.stream().filter(condition).count() / cells.size();
  }

  @Test
  void sharesOfTheSlowModeAreNeverEquivalence() {
    List<CellComparison> cells =
        Launches.repeated(
            TRIALS,
            () ->
                Launches.compare(
                    independent, launches.inModes(20, 1000, 0.4), launches.inModes(20, 1000, 0.6)));

    assertThat(share(cells, cell -> cell.verdict() == Verdict.EQUIVALENT)).isZero();
  }

  @Test
  void sidesThatDifferInTheirModesAreMoreOrLessOftenSlow() {
    double[] seldom = launches.inModes(20, 1000, 0.1);
    double[] often = launches.inModes(20, 1000, 0.8);

    CellComparison more = Launches.compare(independent, seldom, often);
    assertThat(more.verdict()).isEqualTo(Verdict.MORE_OFTEN_SLOW);
    assertThat(more.ratio().orElseThrow().contains(1)).isTrue();
    assertThat(more.modes().orElseThrow().allLaunches().orElseThrow().value()).isGreaterThan(2);
    assertThat(Launches.compare(independent, often, seldom).verdict())
        .isEqualTo(Verdict.LESS_OFTEN_SLOW);
    assertThat(Launches.compare(paired, seldom, often).verdict())
        .isEqualTo(Verdict.MORE_OFTEN_SLOW);
  }

  @Test
  void threePercentAreFoundWithinModes() {
    for (double slowShare : new double[] {0.1, 0.3, 0.6}) {
      List<CellComparison> cells =
          Launches.repeated(
              TRIALS / 4,
              () ->
                  Launches.compare(
                      independent,
                      launches.inModes(20, 1000, slowShare),
                      launches.inModes(20, 1030, slowShare)));

      assertThat(share(cells, cell -> cell.verdict() == Verdict.SLOWER)).isGreaterThan(0.8);
    }
  }

  @Test
  void launchesInModesAreSeldomFoundToDifferByChance() {
    for (ComparisonMethod method : List.of(independent, paired)) {
      List<CellComparison> cells =
          Launches.repeated(
              TRIALS,
              () ->
                  Launches.compare(
                      method, launches.inModes(20, 1000, 0.4), launches.inModes(20, 1000, 0.4)));

      // Three standard errors of 0.05 among the trials are allowed for.
      assertThat(share(cells, cell -> cell.verdict().isDifference())).isLessThan(0.05 + 0.033);
    }
  }

  @Test
  void differentShapesAreSeldomADifference() {
    List<CellComparison> unequalSpread =
        Launches.repeated(
            TRIALS,
            () ->
                Launches.compare(
                    independent, launches.around(20, 1000, 0.01), launches.around(6, 1000, 0.1)));
    assertThat(share(unequalSpread, cell -> DIRECTIONS.contains(cell.verdict())))
        .isLessThan(0.05 + 0.033);

    List<CellComparison> skewedPairs =
        Launches.repeated(
            TRIALS,
            () ->
                Launches.compare(paired, launches.around(20, 1000, 0.001), skewed(20, 1000, 0.1)));
    assertThat(share(skewedPairs, cell -> DIRECTIONS.contains(cell.verdict())))
        .isLessThan(0.05 + 0.033);
  }

  /** Exponential above its least value; the mean of two logarithms has a given median. */
  private double[] skewed(int n, double middle, double spread) {
    return launches
        .random()
        .doubles(n)
        .map(u -> middle * Math.exp(spread * (-Math.log(1 - u) - MIDDLE_OF_TWO)))
        .toArray();
  }

  @Test
  void oneModeAgainstTwoIsMoreOftenSlow() {
    double[] one = launches.around(20, 1000, 0.015);
    double[] two = launches.inModes(20, 1000, 0.45);

    assertThat(Launches.compare(independent, one, two).verdict())
        .isEqualTo(Verdict.MORE_OFTEN_SLOW);
    assertThat(Launches.compare(paired, one, two).verdict()).isEqualTo(Verdict.MORE_OFTEN_SLOW);
  }

  @Test
  void fasterWithinModesIsNotFasterIfMoreLaunchesAreSlow() {
    double[] one = launches.around(20, 1000, 0.002);
    double[] two = launches.around(20, 980, 0.002);
    for (int slow : new int[] {3, 4, 10}) {
      double[] often = two.clone();
      IntStream.range(0, slow).forEach(launch -> often[launch] *= 2.7);

      for (ComparisonMethod method : List.of(independent, paired)) {
        CellComparison more = Launches.compare(method, one, often);
        CellComparison less = Launches.compare(method, often, one);
        assertThat(more.difference().direction()).isEqualTo(Verdict.FASTER);
        assertThat(less.difference().direction()).isEqualTo(Verdict.SLOWER);
        if (slow == 10) {
          assertThat(more.verdict()).isEqualTo(Verdict.MORE_OFTEN_SLOW);
          assertThat(less.verdict()).isEqualTo(Verdict.LESS_OFTEN_SLOW);
        } else {
          assertThat(more.verdict()).isEqualTo(Verdict.NOT_ENOUGH_EVIDENCE);
          assertThat(more.moreLaunches()).isBetween(1, 60);
        }
      }
    }
  }

  @Test
  void pairsInDifferentModesSayNothingOfEither() {
    double[] a = {1000, 1001, 1002, 1003, 1004, 1005};
    double[] b = {2700, 2701, 2702, 2703, 2704, 1000};

    CellComparison cell = Launches.compare(paired, a, b);
    // With modes there are two tests, and no interval of six pairs has one minus 0.025.
    assertThat(cell.ratio()).isEmpty();
    assertThat(cell.verdict()).isEqualTo(Verdict.NOT_ENOUGH_EVIDENCE);
    b[5] = 2705;
    assertThat(Launches.compare(paired, a, b).verdict()).isEqualTo(Verdict.SLOWER);
  }

  /** However long it takes, chance makes one side slow more often: more launches must help. */
  @Test
  void thirtyPercentInBothModesAreFoundWhateverTheShares() {
    for (ComparisonMethod method : List.of(independent, paired)) {
      List<CellComparison> cells =
          Launches.repeated(
              TRIALS / 4,
              () ->
                  Launches.compare(
                      method, launches.inModes(40, 1000, 0.5), launches.inModes(40, 1300, 0.5)));

      assertThat(share(cells, cell -> cell.verdict() == Verdict.SLOWER)).isGreaterThan(0.97);
    }
  }

  /** The sign test found it in 57 to 74 of 100 such comparisons. */
  @Test
  void pairsFindAsMuchAsIndependentLaunches() {
    for (double slowShare : new double[] {0, 0.5}) {
      List<CellComparison> cells =
          Launches.repeated(
              TRIALS / 4,
              () ->
                  Launches.compare(
                      paired,
                      launches.inModes(20, 1000, slowShare),
                      launches.inModes(20, 1030, slowShare)));

      assertThat(share(cells, cell -> cell.difference().hasDirection())).isGreaterThan(0.9);
    }
  }

  @Test
  void whereTheModesAreTheSidesOneIsSlower() {
    double[] fast = launches.around(20, 1000, 0.015);
    double[] slow = launches.around(20, 2700, 0.015);

    for (ComparisonMethod method : List.of(independent, paired)) {
      CellComparison cell = Launches.compare(method, fast, slow);
      assertThat(cell.verdict()).isEqualTo(Verdict.SLOWER);
      assertThat(cell.modes()).isEmpty();
    }
  }

  @Test
  void pairsOfWhichEachIsInOneModeAreComparedAsTheyAre() {
    double[] a = launches.inModes(20, 1000, 0.4);
    double[] b = a.clone();
    for (int i = 0; i < b.length; i++) {
      b[i] *= 1.02 + 0.001 * launches.random().nextGaussian();
    }

    CellComparison cell = Launches.compare(paired, a, b);
    assertThat(cell.modes()).isEmpty();
    assertThat(cell.ratio().orElseThrow().value()).isBetween(1.019, 1.021);
  }
}

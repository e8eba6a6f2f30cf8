package org.tutti.bench.comparisonrates;

import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Function;
import java.util.function.LongFunction;
import java.util.function.Predicate;
import org.tutti.analysis.compare.CellComparison;
import org.tutti.analysis.compare.ComparisonOptions;
import org.tutti.analysis.compare.Verdict;

/** How often comparisons of a cell or two are right, for many distributions of launches. */
final class DistributionRates {
  private static final double LEVEL = ComparisonOptions.DEFAULT.significance();
  private static final double AT_MARGIN = 1 + ComparisonOptions.DEFAULT.margin();
  private static final int[] LAUNCHES = {6, 10, 20, 60};
  private static final double[] SLOW = {0.1, 0.3, 0.5};

  /** Where the fast mode has to lie so that the median of 30 % slow launches is its center. */
  private static final double QUANTILE = -0.5659;

  private static final Predicate<CellComparison> DIRECTION =
      cell -> cell.verdict() == Verdict.SLOWER || cell.verdict() == Verdict.FASTER;

  private final RateTable table;

  DistributionRates(RateTable table) {
    this.table = table;
  }

  /** Without a difference, and at the margin. */
  void equalShapes() {
    equal(LaunchDistribution.unimodal(0.02));
    for (double slow : SLOW) {
      equal(LaunchDistribution.bimodal(slow, 0.015));
    }
    equal(LaunchDistribution.lognormal());
    equal(LaunchDistribution.exponential());
    equal(LaunchDistribution.ticked(1000, 0.02));
    equal(LaunchDistribution.ticked(270, 0.05));
  }

  private void equal(LaunchDistribution launches) {
    for (boolean paired : new boolean[] {true, false}) {
      for (int count : LAUNCHES) {
        ComparisonScenario same = ComparisonScenario.of(launches, 1, count, paired);
        seldom("compare of one cell " + PromiseTable.NO_DIFFERENCE, same, PromiseTable::differs);
        ComparisonScenario margin = ComparisonScenario.of(launches, AT_MARGIN, count, paired);
        seldom("compare says equivalent at the margin", margin, is(Verdict.EQUIVALENT));
        table.atLeast(
            1 - LEVEL,
            "interval of a ratio of " + AT_MARGIN + " contains it",
            margin.words(),
            1,
            first(margin, cell -> PromiseTable.contains(cell.ratio(), AT_MARGIN)));
      }
    }
  }

  /** Sides that differ in their spread or their modes only. */
  void otherShapes() {
    LaunchDistribution narrow = LaunchDistribution.unimodal(0.01);
    LaunchDistribution wide = LaunchDistribution.unimodal(0.1);
    String direction = "compare says slower or faster where ";
    String medians = direction + "medians are equal";
    seldom(medians, new ComparisonScenario(narrow, wide, 20, 6, false), DIRECTION);
    seldom(medians, new ComparisonScenario(narrow, wide, 6, 20, false), DIRECTION);
    double deviation = 0.02;
    LaunchDistribution one = LaunchDistribution.unimodal(deviation);
    LaunchDistribution two = LaunchDistribution.bimodal(0.3, deviation);
    LaunchDistribution median = two.times(Math.exp(QUANTILE * deviation));
    // A slow launch is always longer; a fast one has to be in two of seven pairs.
    LaunchDistribution half = two.times(Math.exp(QUANTILE * Math.sqrt(2) * deviation));
    for (boolean paired : new boolean[] {true, false}) {
      seldom(medians, new ComparisonScenario(narrow, wide, 20, 20, paired), DIRECTION);
      seldom(medians, new ComparisonScenario(one, median, 20, 20, paired), DIRECTION);
      seldom(
          direction + "P(B > A) = 1/2",
          new ComparisonScenario(one, half, 20, 20, paired),
          DIRECTION);
      seldom(
          direction + "fast modes are equal",
          new ComparisonScenario(one, two, 20, 20, paired),
          cell -> cell.difference().hasDirection());
    }
    for (int count : LAUNCHES) {
      LaunchDistribution more = LaunchDistribution.bimodal(0.6, 0.015);
      LaunchDistribution fewer = LaunchDistribution.bimodal(0.4, 0.015);
      seldom(
          "compare says equivalent where shares of slow launches differ",
          new ComparisonScenario(fewer, more, count, count, false),
          is(Verdict.EQUIVALENT));
    }
  }

  /** How much is found, in pairs and in independent launches. */
  void power() {
    finds(LaunchDistribution.unimodal(0.02), 1.02);
    finds(LaunchDistribution.ticked(1000, 0.02), AT_MARGIN);
    for (double slow : SLOW) {
      finds(LaunchDistribution.bimodal(slow, 0.02), AT_MARGIN);
    }
    finds(LaunchDistribution.bimodal(0.5, 0.015), 1.3);
    finds(LaunchDistribution.lognormal(), 1.6);
    finds(LaunchDistribution.exponential(), 2.2);
  }

  private void finds(LaunchDistribution launches, double factor) {
    for (int count : new int[] {10, 20, 40}) {
      for (boolean paired : new boolean[] {true, false}) {
        ComparisonScenario scenario = ComparisonScenario.of(launches, factor, count, paired);
        table.row(
            "compare finds a ratio of " + factor,
            scenario.words(),
            1,
            first(
                scenario,
                cell -> RateTable.Count.of(cell.difference().direction() == Verdict.SLOWER)));
      }
    }
  }

  /** A cell that differs does not make the others differ. */
  void besideAnother() {
    for (boolean paired : new boolean[] {true, false}) {
      for (int count : new int[] {10, 20}) {
        ComparisonScenario scenario =
            ComparisonScenario.of(LaunchDistribution.unimodal(0.02), 1.1, count, paired);
        table.atMost(
            LEVEL,
            "compare claims a difference of a cell beside one that differs by 10 %",
            scenario.words(),
            12,
            seed -> {
              List<CellComparison> cells = scenario.with(11).compare(new SplittableRandom(seed));
              return RateTable.Count.of(
                  cells.subList(1, cells.size()).stream().anyMatch(PromiseTable::differs));
            });
      }
    }
  }

  private void seldom(
      String promise, ComparisonScenario scenario, Predicate<CellComparison> wrong) {
    table.atMost(
        LEVEL,
        promise,
        scenario.words(),
        1,
        first(scenario, cell -> RateTable.Count.of(wrong.test(cell))));
  }

  private static LongFunction<RateTable.Count> first(
      ComparisonScenario scenario, Function<CellComparison, RateTable.Count> counted) {
    return seed -> counted.apply(scenario.compare(new SplittableRandom(seed)).get(0));
  }

  private static Predicate<CellComparison> is(Verdict verdict) {
    return cell -> cell.verdict() == verdict;
  }
}

package org.tutti.bench.comparisonrates;

import java.util.List;
import org.tutti.analysis.compare.CellComparison;
import org.tutti.analysis.compare.ComparisonOptions;
import org.tutti.analysis.compare.Verdict;

/** How often comparisons of simulated campaigns are right: ComparisonRates TRIALS RANDOM. */
public final class ComparisonRates {
  private static final double COVERAGE = 0.94;
  private static final double FALSE = 0.055;
  private static final double POWER = 0.8;
  private static final double AT_MARGIN = 1 + ComparisonOptions.DEFAULT.margin();
  private static final int[] LAUNCHES = {6, 10, 20, 60};
  private static final double[] SLOW = {0.1, 0.2, 0.3, 0.4, 0.5, 0.6};

  /** Where the fast mode has to lie so that the median of 30 % slow launches is its center. */
  private static final double QUANTILE = -0.5659;

  private static final Figure DIFFERENCE =
      Figure.says(
          "claims a difference where there is none",
          Verdict.SLOWER,
          Verdict.FASTER,
          Verdict.MORE_OFTEN_SLOW,
          Verdict.LESS_OFTEN_SLOW);

  private static final Figure WITHIN_MODES =
      new Figure(
          "slower or faster within modes; fast modes alike",
          cell -> cell.difference().hasDirection());

  private final int trials;
  private final RateTable table = new RateTable();

  private ComparisonRates(int trials) {
    this.trials = trials;
  }

  /** The arguments: pairs of campaigns for each figure, and random comparisons. */
  public static void main(String[] arguments) {
    ComparisonRates rates = new ComparisonRates(Integer.parseInt(arguments[0]));
    rates.sameShape(LaunchDistribution.unimodal(0.02));
    for (double slow : SLOW) {
      rates.sameShape(LaunchDistribution.bimodal(slow, 0.015));
    }
    rates.sameShape(LaunchDistribution.lognormal());
    rates.sameShape(LaunchDistribution.exponential());
    rates.sameShape(LaunchDistribution.ticked(1000, 0.02));
    rates.sameShape(LaunchDistribution.ticked(270, 0.05));
    rates.differentShapes();
    rates.differentShares();
    rates.dependentLaunches();
    rates.power();
    rates.powerOfPairs();
    rates.powerWithModes();
    rates.severalCells();
    int random = Integer.parseInt(arguments[1]);
    rates.table.never(
        "verdict that contradicts the interval beside it",
        new RandomComparisons(random).contradictions(),
        random);
    System.err.println(rates.table.missed() + " figures missed");
  }

  /** Without a difference, and at the margin. */
  private void sameShape(LaunchDistribution launches) {
    for (boolean paired : new boolean[] {false, true}) {
      for (int count : LAUNCHES) {
        ComparisonScenario same = ComparisonScenario.of(launches, 1, count, paired);
        List<CellComparison> nothing = same.simulate(trials);
        table.atLeast(COVERAGE, Figure.covers(1), same, nothing);
        table.atMost(FALSE, DIFFERENCE, same, nothing);
        ComparisonScenario margin = ComparisonScenario.of(launches, AT_MARGIN, count, paired);
        List<CellComparison> atMargin = margin.simulate(trials);
        table.atLeast(COVERAGE, Figure.covers(AT_MARGIN), margin, atMargin);
        table.atMost(FALSE, equivalent("equivalent at the margin"), margin, atMargin);
      }
    }
  }

  private void differentShapes() {
    LaunchDistribution narrow = LaunchDistribution.unimodal(0.01);
    LaunchDistribution wide = LaunchDistribution.unimodal(0.1);
    directional(new ComparisonScenario(narrow, wide, 20, 6, false), "equal medians");
    directional(new ComparisonScenario(narrow, wide, 6, 20, false), "equal medians");
    directional(new ComparisonScenario(narrow, wide, 20, 20, false), "equal medians");
    directional(new ComparisonScenario(narrow, wide, 20, 20, true), "equal medians");
    double deviation = 0.02;
    LaunchDistribution one = LaunchDistribution.unimodal(deviation);
    LaunchDistribution two = LaunchDistribution.bimodal(0.3, deviation);
    LaunchDistribution median = two.times(Math.exp(QUANTILE * deviation));
    // A slow launch is always longer; a fast one has to be in two of seven pairs.
    LaunchDistribution half = two.times(Math.exp(QUANTILE * Math.sqrt(2) * deviation));
    for (boolean paired : new boolean[] {false, true}) {
      directional(new ComparisonScenario(one, median, 20, 20, paired), "equal medians");
      directional(new ComparisonScenario(one, half, 20, 20, paired), "P(B > A) = 1/2");
      ComparisonScenario alike = new ComparisonScenario(one, two, 20, 20, paired);
      directional(alike, "fast modes alike");
      table.atMost(FALSE, WITHIN_MODES, alike, alike.simulate(trials));
    }
  }

  private void directional(ComparisonScenario scenario, String where) {
    Figure figure = Figure.says("slower or faster; " + where, Verdict.SLOWER, Verdict.FASTER);
    table.atMost(FALSE, figure, scenario, scenario.simulate(trials));
  }

  private void differentShares() {
    LaunchDistribution seldom = LaunchDistribution.bimodal(0.4, 0.015);
    LaunchDistribution often = LaunchDistribution.bimodal(0.6, 0.015);
    for (int count : LAUNCHES) {
      ComparisonScenario scenario = new ComparisonScenario(seldom, often, count, count, false);
      Figure figure = equivalent("equivalent with unequal shares");
      table.atMost(FALSE, figure, scenario, scenario.simulate(trials));
    }
  }

  private void power() {
    for (double deviation : new double[] {0.01, 0.02}) {
      String name = "slower by 3 % in each mode; spread " + Math.round(100 * deviation) + " %";
      for (double slow : SLOW) {
        LaunchDistribution launches = LaunchDistribution.bimodal(slow, deviation);
        ComparisonScenario scenario = ComparisonScenario.of(launches, AT_MARGIN, 20, false);
        table.atLeast(
            POWER, Figure.says(name, Verdict.SLOWER), scenario, scenario.simulate(trials));
      }
    }
  }

  /** Pairs of launches that follow each other, while the host changes its speed. */
  private void dependentLaunches() {
    LaunchDistribution launches = LaunchDistribution.unimodal(0.02);
    for (HostSpeed host : HostSpeed.CHANGING) {
      for (int count : new int[] {10, 30}) {
        ComparisonScenario same = ComparisonScenario.of(launches, 1, count, true).on(host);
        List<CellComparison> nothing = same.simulate(trials);
        table.atLeast(COVERAGE, Figure.covers(1), same, nothing);
        table.atMost(FALSE, DIFFERENCE, same, nothing);
      }
    }
  }

  /** Pairs find as much as Brunner and Munzel's test of the same launches, unpaired. */
  private void powerOfPairs() {
    compareDesigns(LaunchDistribution.unimodal(0.02), 1.02);
    compareDesigns(LaunchDistribution.ticked(1000, 0.02), AT_MARGIN);
    for (double slow : SLOW) {
      compareDesigns(LaunchDistribution.bimodal(slow, 0.02), AT_MARGIN);
    }
    compareDesigns(LaunchDistribution.lognormal(), 1.6);
    compareDesigns(LaunchDistribution.exponential(), 2.2);
  }

  private void compareDesigns(LaunchDistribution launches, double factor) {
    for (int count : new int[] {10, 20, 40}) {
      Figure figure =
          new Figure(
              "finds a ratio of " + factor + " as often as Brunner-Munzel",
              cell -> cell.difference().direction() == Verdict.SLOWER);
      ComparisonScenario independent = ComparisonScenario.of(launches, factor, count, false);
      double asked = figure.share(independent.simulate(trials)).value();
      ComparisonScenario pairs = ComparisonScenario.of(launches, factor, count, true);
      table.atLeast(asked, figure, pairs, pairs.simulate(trials));
    }
  }

  /** More launches help, whatever chance does to the shares of the modes. */
  private void powerWithModes() {
    LaunchDistribution launches = LaunchDistribution.bimodal(0.5, 0.015);
    Figure slower = Figure.says("slower by 30 % in both modes", Verdict.SLOWER);
    for (boolean paired : new boolean[] {false, true}) {
      for (int count : new int[] {20, 40, 80}) {
        ComparisonScenario scenario = ComparisonScenario.of(launches, 1.3, count, paired);
        table.atLeast(count == 20 ? 0.95 : 0.99, slower, scenario, scenario.simulate(trials));
      }
    }
  }

  /** Twelve cells at once, of which one differs, or none. */
  private void severalCells() {
    LaunchDistribution launches = LaunchDistribution.unimodal(0.02);
    for (boolean paired : new boolean[] {false, true}) {
      for (int count : new int[] {10, 20}) {
        ComparisonScenario one = ComparisonScenario.of(launches, 1.1, count, paired).with(11);
        List<List<CellComparison>> all = one.simulateAll(trials);
        Figure finds = Figure.says("finds 10 % in one of twelve", Verdict.SLOWER);
        table.atLeast(POWER, finds, one, all.stream().map(cells -> cells.get(0)).toList());
        Figure wrong =
            new Figure(
                "interval of any of eleven unchanged cells excludes 1",
                cell -> cell.difference().hasDirection());
        table.atMost(
            FALSE,
            wrong,
            one,
            all.stream().map(ComparisonRates::worst).toList(),
            more -> one.simulateAll(more).stream().map(ComparisonRates::worst).toList());
      }
    }
  }

  /** The unchanged cell that is found to differ, if there is one. */
  private static CellComparison worst(List<CellComparison> cells) {
    List<CellComparison> unchanged = cells.subList(1, cells.size());
    return unchanged.stream()
        .filter(cell -> cell.difference().hasDirection())
        .findFirst()
        .orElse(unchanged.get(0));
  }

  private static Figure equivalent(String name) {
    return Figure.says(name, Verdict.EQUIVALENT);
  }
}

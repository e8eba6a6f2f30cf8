package org.tutti.bench.comparisonrates;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.OptionalDouble;
import java.util.SplittableRandom;
import org.tutti.analysis.compare.CellComparison;
import org.tutti.analysis.compare.CellPair;
import org.tutti.analysis.compare.ComparisonOptions;
import org.tutti.analysis.compare.DetectableRatio;

/**
 * How often a comparison finds the smallest difference that {@code selftest} has promised for it,
 * and what the intervals of a report cover on a coarse clock: PromiseRates PILOTS.
 */
public final class PromiseRates {
  private static final int COMPARISONS = 4;
  private static final double POWER = 0.9;

  private PromiseRates() {}

  /** The argument: A/A campaigns for each row. */
  public static void main(String[] arguments) {
    int pilots = Integer.parseInt(arguments[0]);
    System.out.println("figure,distributions,launches,cells,asked,found,trials");
    for (LaunchDistribution launches :
        List.of(
            LaunchDistribution.unimodal(0.02),
            LaunchDistribution.bimodal(0.4, 0.015),
            LaunchDistribution.ticked(1000, 0.02))) {
      for (int cells : new int[] {1, 12}) {
        for (int count : new int[] {6, 10, 20}) {
          promise(launches, cells, count, pilots);
        }
      }
    }
    for (int count : new int[] {6, 20, 60}) {
      report(LaunchDistribution.unimodal(0.02).times(0.27).onClock(25), count, 10 * pilots);
      report(LaunchDistribution.unimodal(0.05).times(0.27).onClock(25), count, 10 * pilots);
      report(LaunchDistribution.unimodal(0.02), count, 10 * pilots);
    }
  }

  private static void promise(LaunchDistribution launches, int cells, int count, int pilots) {
    int found = 0;
    int trials = 0;
    double sum = 0;
    for (int pilot = 0; pilot < pilots; pilot++) {
      SplittableRandom random = new SplittableRandom(pilot);
      CellPair pair =
          SimulatedCampaigns.compare(
                  launches.draw(random, count),
                  launches.draw(random, count),
                  true,
                  ComparisonOptions.DEFAULT)
              .pair();
      int tests = DetectableRatio.tests(List.of(pair)) * cells;
      OptionalDouble promised = new DetectableRatio(count, tests).relative(pair, POWER);
      if (promised.isEmpty()) {
        continue;
      }
      sum += promised.getAsDouble();
      for (int comparison = 0; comparison < COMPARISONS; comparison++, trials++) {
        found += isFound(launches, cells, count, 1 + promised.getAsDouble(), random) ? 1 : 0;
      }
    }
    row(
        trials == 0
            ? "selftest says that nothing can be found"
            : String.format(
                Locale.ROOT,
                "finds what selftest promised (%.4f on average)",
                sum * COMPARISONS / trials),
        launches.name(),
        count,
        cells,
        "0.85 to 0.95",
        trials == 0 ? 0 : (double) found / trials,
        trials);
  }

  private static boolean isFound(
      LaunchDistribution launches, int cells, int count, double ratio, SplittableRandom random) {
    List<DrawnMedians> a = new ArrayList<>();
    List<DrawnMedians> b = new ArrayList<>();
    for (int cell = 0; cell < cells; cell++) {
      a.add(launches.draw(random, count));
      b.add(launches.times(cell == 0 ? ratio : 1).draw(random, count));
    }
    CellComparison first = SimulatedCampaigns.compare(a, b, true, ComparisonOptions.DEFAULT).get(0);
    return first.difference().hasDirection();
  }

  /** The interval of a report covers the median of the times themselves. */
  private static void report(LaunchDistribution launches, int count, int trials) {
    double median = launches.onClock(0).draw(new SplittableRandom(1), 200_001).median();
    int covered = 0;
    for (int trial = 0; trial < trials; trial++) {
      DrawnMedians drawn = launches.draw(new SplittableRandom(trial), count);
      covered +=
          SimulatedCampaigns.figures(drawn).medianInterval().orElseThrow().contains(median) ? 1 : 0;
    }
    row(
        "interval of a report covers",
        launches.name() + "; steps of " + launches.tick() + " ns",
        count,
        1,
        "at least 0.94",
        (double) covered / trials,
        trials);
  }

  private static void row(
      String figure,
      String distribution,
      int launches,
      int cells,
      String asked,
      double found,
      int trials) {
    System.out.printf(
        Locale.ROOT,
        "%s,%s,%d,%d,%s,%.4f,%d%n",
        figure,
        distribution,
        launches,
        cells,
        asked,
        found,
        trials);
  }
}

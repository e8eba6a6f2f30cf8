package org.tutti.bench.comparisonrates;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import org.tutti.analysis.compare.CellComparison;
import org.tutti.analysis.compare.ComparisonOptions;
import org.tutti.stats.interval.Estimate;

/**
 * What each promise holds for, by kind of launch and number of cells: PromiseTable CELLS [PART...].
 * Each row compares so many cells, in at least 60 campaigns. The parts are in {@link #main}.
 */
public final class PromiseTable {
  private static final int[] CELLS = {1, 12, 50, 200, 400};
  private static final int LEVEL_NIGHTS = 8;
  private static final double LEVEL = ComparisonOptions.DEFAULT.significance();

  static final String NO_DIFFERENCE = "claims a difference where there is none";

  private final RateTable table;

  private PromiseTable(RateTable table) {
    this.table = table;
  }

  /** The arguments: cells to compare for each row, and the parts, which are all by default. */
  public static void main(String[] arguments) {
    int compared = Integer.parseInt(arguments[0]);
    PromiseTable table = new PromiseTable(new RateTable(compared, compared / 3, 2));
    // Of hundreds of figures, some are two standard errors off by chance.
    RateTable few = new RateTable(compared, compared / 30, 3);
    DistributionRates rates = new DistributionRates(few);
    Map<String, Runnable> parts = new LinkedHashMap<>();
    parts.put("differences", table::differences);
    parts.put("moments", table::twoMoments);
    parts.put("nights", table::nights);
    parts.put("disturbed", new PromiseTable(few)::disturbed);
    parts.put("intervals", table::intervals);
    parts.put("steps", table::steps);
    parts.put("beside", rates::besideAnother);
    parts.put("other-shapes", rates::otherShapes);
    parts.put("contradictions", table::contradictions);
    parts.put("decisions", new DecisionRates(new RateTable(compared, compared / 60, 3))::all);
    parts.put("power", rates::power);
    parts.put("selftest", new SelftestRates(few)::all);
    parts.put("shapes", rates::equalShapes);
    RateTable.begin();
    List<String> wanted = List.of(arguments).subList(1, arguments.length);
    (wanted.isEmpty() ? parts.keySet() : wanted).forEach(part -> parts.get(part).run());
  }

  /** Whether any cell of a comparison of equal sides is said to differ. */
  private void differences() {
    LaunchDistribution normal = LaunchDistribution.unimodal(0.02);
    for (int count : new int[] {10, 14, 20}) {
      any(ComparisonScenario.of(normal, 1, count, true));
    }
    for (int count : new int[] {10, 20}) {
      any(ComparisonScenario.of(normal, 1, count, false));
    }
    any(ComparisonScenario.of(LaunchDistribution.lognormal(), 1, 14, true));
    any(ComparisonScenario.of(LaunchDistribution.lognormal(), 1, 10, false));
    any(ComparisonScenario.of(LaunchDistribution.bimodal(0.3, 0.015), 1, 20, true));
    for (HostSpeed host : List.of(HostSpeed.DRIFTING, HostSpeed.STATES_OF_FIVE)) {
      for (int count : new int[] {10, 14}) {
        any(ComparisonScenario.of(normal, 1, count, true).on(host));
      }
    }
  }

  private void any(ComparisonScenario scenario) {
    for (int cells : CELLS) {
      if (scenario.paired() && cells * Math.pow(2, 1 - scenario.launchesOfA()) > LEVEL) {
        continue; // So few pairs claim nothing of so many cells, whatever they are.
      }
      ComparisonScenario all = scenario.with(cells - 1);
      table.atMost(
          LEVEL,
          "compare " + NO_DIFFERENCE,
          scenario.words(),
          cells,
          seed -> RateTable.Count.of(anyDiffers(all.compare(new SplittableRandom(seed)))));
    }
  }

  private static boolean anyDiffers(List<CellComparison> cells) {
    return cells.stream().anyMatch(PromiseTable::differs);
  }

  /** Whether the verdict is a difference, or the interval excludes 1 within the margin. */
  static boolean differs(CellComparison cell) {
    return cell.verdict().isDifference() || cell.difference().hasDirection();
  }

  /** One launch of B was disturbed, and B is faster: how often that is found. */
  private void disturbed() {
    for (double[] factors : new double[][] {{0.9, 1.5}, {0.7, 3}, {1.1, 1 / 1.5}, {1.02, 1.02}}) {
      for (int count : new int[] {10, 20}) {
        for (PairTest test : PairTest.values()) {
          table.row(
              String.format(
                  Locale.ROOT,
                  "finds that B takes %s times as long; one launch of B %.2f times",
                  factors[0],
                  factors[1]),
              test.words() + "; " + count,
              1,
              seed -> {
                SplittableRandom random = new SplittableRandom(seed);
                LaunchDistribution launches = LaunchDistribution.unimodal(0.02);
                DrawnMedians a = launches.draw(random, count);
                DrawnMedians b =
                    launches
                        .times(factors[0])
                        .draw(random, count, launch -> launch == 0 ? factors[1] / factors[0] : 1);
                return RateTable.Count.of(test.finds(a, b, factors[0] > 1));
              });
        }
      }
    }
  }

  /** Two campaigns at two moments: a minute from launch to launch, or {@code --spread 10m}. */
  private void twoMoments() {
    for (HostSpeed host : HostSpeed.OF_MINUTES) {
      moments("a launch a minute", host, 60, CELLS);
    }
    for (HostSpeed host : HostSpeed.OF_HALF_MINUTES) {
      moments("a launch every 30 s", host, 30, Arrays.copyOf(CELLS, 3));
    }
  }

  private void moments(String words, HostSpeed host, int seconds, int[] numbers) {
    int count = 20;
    for (int cells : numbers) {
      table.atMost(
          LEVEL,
          "compare of two campaigns " + NO_DIFFERENCE,
          words + host.name() + "; " + count,
          cells,
          seed -> {
            SplittableRandom random = new SplittableRandom(seed);
            return RateTable.Count.of(
                anyDiffers(
                    SimulatedCampaigns.atTwoMoments(
                        campaign(random, host, count, cells),
                        campaign(random, host, count, cells),
                        seconds)));
          });
    }
  }

  private static List<DrawnMedians> campaign(
      SplittableRandom random, HostSpeed host, int count, int cells) {
    double[] speed = host.draw(random, count);
    List<DrawnMedians> drawn = new ArrayList<>();
    for (int cell = 0; cell < cells; cell++) {
      drawn.add(LaunchDistribution.unimodal(0.02).draw(random, count, launch -> speed[launch]));
    }
    return drawn;
  }

  /** A further night beside others: what a gate with {@code --baseline 'night-*'} says. */
  private void nights() {
    for (HostSpeed host : List.of(HostSpeed.CONSTANT, HostSpeed.DRIFTING)) {
      for (int cells : CELLS) {
        table.atMost(
            LEVEL,
            "compare of a night with " + LEVEL_NIGHTS + " before it " + NO_DIFFERENCE,
            "nights that differ by 2 %" + host.name(),
            cells,
            seed ->
                RateTable.Count.of(
                    anyDiffers(
                        SimulatedCampaigns.furtherNight(
                            campaign(new SplittableRandom(seed), host, LEVEL_NIGHTS + 1, cells)))));
      }
    }
  }

  /** The interval of a report, of the campaigns that have one. */
  private void intervals() {
    for (HostSpeed host :
        List.of(HostSpeed.CONSTANT, HostSpeed.DRIFTING, HostSpeed.STATES_OF_FIVE)) {
      for (int count : new int[] {10, 30}) {
        String launches = "launches one after the other" + host.name() + "; " + count;
        table.row(
            "report gives an interval of a median",
            launches,
            1,
            seed -> RateTable.Count.of(interval(host, count, seed).isPresent()));
        table.row(
            "the interval contains the median of a long time",
            launches,
            1,
            seed -> contains(interval(host, count, seed), 1000 * host.median()));
      }
    }
  }

  /** Whether there is an interval that contains a value. */
  static RateTable.Count contains(Optional<Estimate> interval, double value) {
    return interval
        .map(found -> RateTable.Count.of(found.contains(value)))
        .orElse(RateTable.Count.NONE);
  }

  private static Optional<Estimate> interval(HostSpeed host, int count, long seed) {
    return SimulatedCampaigns.figures(campaign(new SplittableRandom(seed), host, count, 1).get(0))
        .medianInterval();
  }

  /** Verdicts that an interval or a p-value beside them denies. */
  private void contradictions() {
    table.atMost(
        0,
        "a verdict contradicts what is printed beside it",
        "any",
        1,
        seed -> RateTable.Count.of(RandomComparisons.contradict(new SplittableRandom(seed))));
  }

  /** The interval of a report contains the median of the times that were read from a clock. */
  private void steps() {
    for (double deviation : new double[] {0.02, 0.05}) {
      LaunchDistribution launches = LaunchDistribution.unimodal(deviation).times(0.27).onClock(25);
      for (int count : new int[] {6, 20, 60}) {
        table.atLeast(
            0.95,
            "interval of a report contains the median",
            launches.name() + " of 270 ns in steps of 25 ns; " + count,
            1,
            seed ->
                contains(
                    SimulatedCampaigns.figures(launches.draw(new SplittableRandom(seed), count))
                        .medianInterval(),
                    270));
      }
    }
  }
}

package org.tutti.bench.comparisonrates;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.SplittableRandom;
import org.tutti.analysis.CellFigures;
import org.tutti.analysis.LaunchFigures;
import org.tutti.campaign.driver.PrecisionRule;
import org.tutti.records.campaign.PlannedLaunch;
import org.tutti.records.campaign.Treatment;
import org.tutti.records.launch.CellCounts;
import org.tutti.records.launch.CellKey;
import org.tutti.records.launch.CellSettings;
import org.tutti.records.launch.TimingMethod;
import org.tutti.stats.interval.Estimate;
import org.tutti.sync.ClockKind;
import org.tutti.sync.RunTimeKind;

/** Intervals of a cell's median over drawn launches: LaunchRows TRIALS. */
public final class LaunchRows {
  static final double LAUNCH_SECONDS = 2;

  private static final int LAUNCHES = 30;
  private static final double SPREAD_SECONDS = 7200;
  private static final double PRECISION = 0.02;
  private static final int MAX_LAUNCHES = 600;
  private static final CellKey KEY = new CellKey("Simulated.allreduce", "ALLREDUCE", 8, 2);

  private static final CellSettings SETTINGS =
      CellSettings.of(
          TimingMethod.of("BARRIER", ClockKind.MONOTONIC, RunTimeKind.LOCAL),
          CellCounts.of(500, 10));

  private final int trials;

  private LaunchRows(int trials) {
    this.trials = trials;
  }

  /** The argument: campaigns of each kind. */
  public static void main(String[] arguments) {
    LaunchRows rows = new LaunchRows(Integer.parseInt(arguments[0]));
    System.out.println("launches,machine,with interval,covers of these,wrong of all,trials");
    for (Machine machine : Machine.ALL) {
      rows.fixed("30 in one minute", machine, LAUNCH_SECONDS);
    }
    for (Machine machine : Machine.ALL) {
      rows.fixed("30 with --spread 2h", machine, SPREAD_SECONDS / LAUNCHES);
    }
    for (Machine machine : Machine.ALL) {
      rows.precise("--precision 2%", machine, LAUNCH_SECONDS, Optional.empty());
    }
    for (Machine machine : Machine.ALL) {
      rows.precise(
          "--precision 2% --spread 2h",
          machine,
          SPREAD_SECONDS / LAUNCHES,
          Optional.of(Duration.ofSeconds((long) SPREAD_SECONDS)));
    }
  }

  private void fixed(String name, Machine machine, double seconds) {
    Count count = new Count();
    for (int trial = 0; trial < trials; trial++) {
      double[] medians = machine.process().draw(LAUNCHES, seconds, new SplittableRandom(trial));
      count.add(cell(medians, medians.length).medianInterval(), machine.truth());
    }
    count.write(name, machine);
  }

  /** Only campaigns that ended because they were precise have said something. */
  private void precise(String name, Machine machine, double seconds, Optional<Duration> spread) {
    PrecisionRule rule = new PrecisionRule(PRECISION);
    int most = spread.isPresent() ? LAUNCHES : MAX_LAUNCHES;
    Count count = new Count();
    for (int trial = 0; trial < trials; trial++) {
      double[] medians = machine.process().draw(most, seconds, new SplittableRandom(trial));
      Optional<Estimate> said = Optional.empty();
      for (int look = rule.rule().nextLook(0); look <= most; look = rule.rule().nextLook(look)) {
        CellFigures cell = cell(medians, look);
        if (rule.isReached(
            List.of(cell), Duration.ofMillis(Math.round(1000 * seconds * (look - 1))), spread)) {
          said = cell.medianInterval();
          break;
        }
      }
      count.add(said, machine.truth());
    }
    count.write(name, machine);
  }

  static CellFigures cell(double[] medians, int launches) {
    List<LaunchFigures> figures = new ArrayList<>();
    for (int launch = 1; launch <= launches; launch++) {
      figures.add(
          new LaunchFigures(
              new PlannedLaunch(launch, launch, Treatment.ONLY),
              LaunchFigures.Times.allOf(medians[launch - 1]),
              new LaunchFigures.Counts(500, 0, 0)));
    }
    return new CellFigures(KEY, Treatment.ONLY, SETTINGS, figures);
  }

  private final class Count {
    private int with;
    private int covering;

    void add(Optional<Estimate> interval, double truth) {
      with += interval.isPresent() ? 1 : 0;
      covering += interval.filter(found -> found.contains(truth)).isPresent() ? 1 : 0;
    }

    void write(String name, Machine machine) {
      System.out.printf(
          Locale.ROOT,
          "%s,%s,%.4f,%s,%.4f,%d%n",
          name,
          machine.name(),
          (double) with / trials,
          with == 0 ? "" : String.format(Locale.ROOT, "%.4f", (double) covering / with),
          (double) (with - covering) / trials,
          trials);
    }
  }
}

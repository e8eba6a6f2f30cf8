package org.tutti.bench.gate;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import java.util.stream.LongStream;
import org.tutti.analysis.CellFigures;
import org.tutti.analysis.LaunchFigures;
import org.tutti.analysis.ObservationQuantile;
import org.tutti.analysis.state.ProbedMachine;
import org.tutti.records.campaign.PlannedLaunch;
import org.tutti.records.campaign.Treatment;
import org.tutti.records.launch.BenchmarkCounters;
import org.tutti.records.launch.CellCounts;
import org.tutti.records.launch.CellKey;
import org.tutti.records.launch.CellSettings;
import org.tutti.records.launch.GlobalTiming;
import org.tutti.records.launch.TimingMethod;
import org.tutti.stats.cell.LaunchSummary;
import org.tutti.stats.interval.Estimate;
import org.tutti.sync.ClockKind;
import org.tutti.sync.RunTimeKind;

/**
 * How often the interval of a quantile contains it: QuantileCoverage CAMPAIGNS. Of 75 kinds, some
 * would be beyond a limit by chance alone, so that those near one are simulated anew.
 */
public final class QuantileCoverage {
  private static final double LAUNCH_DEVIATION = 0.02;
  private static final int[] LAUNCHES = {6, 10, 30};
  private static final double MIN_COVERED = 0.94;
  private static final double MAX_COVERED = 0.97;

  /** So many times more campaigns, others than the first, decide where these are near a limit. */
  private static final int MANY = 10;

  /** A quantile of so many observations of a launch. */
  private record Tail(ObservationQuantile quantile, int observations) {}

  /**
   * How many of so many campaigns had an interval, and how many of these contained the quantile.
   */
  private record Coverage(int campaigns, long given, long covered) {
    double share() {
      return (double) covered / given;
    }

    double error() {
      return Math.sqrt(share() * (1 - share()) / given);
    }

    /** Whether chance may have brought it beyond a limit, or within both. */
    boolean isNearALimit() {
      return share() < MIN_COVERED + error() || share() > MAX_COVERED - error();
    }
  }

  private static final List<Tail> TAILS =
      List.of(
          new Tail(ObservationQuantile.P95, 100),
          new Tail(ObservationQuantile.P95, 1000),
          new Tail(ObservationQuantile.P99, 500),
          new Tail(ObservationQuantile.P99, 1000),
          new Tail(ObservationQuantile.parse("p99.9"), 5000));

  private static final CellSettings SETTINGS =
      CellSettings.of(
          TimingMethod.of("BARRIER", ClockKind.MONOTONIC, RunTimeKind.LOCAL),
          CellCounts.of(1000, 10));

  private final int campaigns;

  private QuantileCoverage(int campaigns) {
    this.campaigns = campaigns;
  }

  /** The argument: simulated campaigns of each kind. */
  public static void main(String[] arguments) {
    QuantileCoverage bench = new QuantileCoverage(Integer.parseInt(arguments[0]));
    System.out.println(
        "distribution,quantile,observations,launches,asked,covered,standard"
            + " error,refused,campaigns");
    for (ObservationDistribution distribution : ObservationDistribution.values()) {
      for (Tail tail : TAILS) {
        for (int launches : LAUNCHES) {
          bench.run(distribution, tail, launches);
        }
      }
    }
  }

  private void run(ObservationDistribution distribution, Tail tail, int launches) {
    Coverage coverage = coverage(distribution, tail, launches, 0, campaigns);
    if (coverage.isNearALimit()) {
      coverage = coverage(distribution, tail, launches, campaigns, MANY * campaigns);
    }
    System.out.printf(
        Locale.ROOT,
        "%s,%s,%d,%d,0.94 to 0.97,%.4f,%.4f,%.4f,%d%n",
        distribution.name().toLowerCase(Locale.ROOT).replace('_', ' '),
        tail.quantile().title(),
        tail.observations(),
        launches,
        coverage.share(),
        coverage.error(),
        1 - (double) coverage.given() / coverage.campaigns(),
        coverage.campaigns());
    System.out.flush();
  }

  /** Of the campaigns with so many seeds from the first one on. */
  private static Coverage coverage(
      ObservationDistribution distribution, Tail tail, int launches, int firstSeed, int campaigns) {
    double truth = distribution.quantile(tail.quantile().probability());
    List<Optional<Estimate>> intervals =
        LongStream.range(firstSeed, firstSeed + campaigns)
            .mapToObj(
                seed ->
                    campaign(distribution, tail, launches, new SplittableRandom(seed))
                        .quantileInterval(tail.quantile()))
            .toList();
    return new Coverage(
        campaigns,
        intervals.stream().filter(Optional::isPresent).count(),
        intervals.stream()
            .filter(found -> found.filter(one -> one.contains(truth)).isPresent())
            .count());
  }

  private static CellFigures campaign(
      ObservationDistribution distribution, Tail tail, int number, RandomGenerator random) {
    List<LaunchFigures> launches = new ArrayList<>();
    for (int launch = 1; launch <= number; launch++) {
      double level = Math.exp(LAUNCH_DEVIATION * random.nextGaussian());
      double[] observations = new double[tail.observations()];
      Arrays.setAll(observations, any -> distribution.draw(level, random));
      LaunchSummary summary = LaunchSummary.of(observations);
      launches.add(
          new LaunchFigures(
              new PlannedLaunch(launch, launch, Treatment.ONLY),
              LaunchFigures.Times.allOf(summary.median()),
              new LaunchFigures.Counts(observations.length, 0, 0),
              GlobalTiming.NONE,
              List.of(),
              distribution.step(),
              LaunchFigures.Tail.of(observations, summary.filtered(), List.of(tail.quantile())),
              BenchmarkCounters.NONE,
              ProbedMachine.UNKNOWN));
    }
    return new CellFigures(
        new CellKey("Simulated.allreduce", "ALLREDUCE", 8, 2), Treatment.ONLY, SETTINGS, launches);
  }
}

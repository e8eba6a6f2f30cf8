package org.tutti.bench.gate;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntToDoubleFunction;
import java.util.random.RandomGenerator;
import org.tutti.analysis.CellFigures;
import org.tutti.analysis.LaunchFigures;
import org.tutti.analysis.compare.Side;
import org.tutti.records.campaign.PlannedLaunch;
import org.tutti.records.campaign.Treatment;
import org.tutti.records.launch.CellCounts;
import org.tutti.records.launch.CellKey;
import org.tutti.records.launch.CellSettings;
import org.tutti.records.launch.TimingMethod;
import org.tutti.sync.ClockKind;
import org.tutti.sync.RunTimeKind;

/**
 * Nights of a site: each has an effect on each cell with a deviation of 3 %, each launch another
 * one of 2 %; and in a third of them, one of five cells is 1.3 to 3 times slower for minutes.
 *
 * @param random draws them
 */
record SiteNights(RandomGenerator random) {
  static final int CELLS = 12;
  static final double NIGHT_DEVIATION = 0.03;
  static final double LAUNCH_DEVIATION = 0.02;
  private static final double SPIKE_SHARE = 1 / 3.0;
  private static final int SPIKED_CELLS = 5;
  private static final double MEDIAN = 1000;
  private static final int REPETITIONS = 500;

  /** What was published: 27 % of runs failed at first, and 1 in 16 when measured again. */
  private static final double SPIKE_GOES_ON = 0.0625 / 0.27;

  private static final CellSettings SETTINGS =
      CellSettings.of(
          TimingMethod.of("BARRIER", ClockKind.MONOTONIC, RunTimeKind.LOCAL),
          CellCounts.of(REPETITIONS, 10));

  /**
   * What a night is.
   *
   * @param effects on each cell
   * @param spiked the cell with a spike; -1 if there is none
   * @param spike how many times slower it is
   * @param goesOn whether the spike is still there when it is measured again
   */
  record SiteNight(double[] effects, int spiked, double spike, boolean goesOn) {
    double level(int cell, boolean isSpiked) {
      return MEDIAN * effects[cell] * (isSpiked && cell == spiked ? spike : 1);
    }
  }

  SiteNight night() {
    double[] effects = new double[CELLS];
    for (int cell = 0; cell < CELLS; cell++) {
      effects[cell] = Math.exp(NIGHT_DEVIATION * random.nextGaussian());
    }
    boolean hasSpike = random.nextDouble() < SPIKE_SHARE;
    return new SiteNight(
        effects,
        hasSpike ? random.nextInt(SPIKED_CELLS) : -1,
        1.3 + 1.7 * random.nextDouble(),
        random.nextDouble() < SPIKE_GOES_ON);
  }

  /** The first measurement of a night; a spike lasts as long as it does. */
  Side first(String name, SiteNight night, int launches, IntToDoubleFunction slower) {
    return side(name, night, launches, launches, slower);
  }

  /**
   * A second measurement of the same night.
   *
   * @param spikedLaunches how many of its first launches a spike hits that goes on
   */
  Side again(
      String name, SiteNight night, int launches, int spikedLaunches, IntToDoubleFunction slower) {
    return side(name, night, launches, night.goesOn() ? spikedLaunches : 0, slower);
  }

  private Side side(
      String name, SiteNight night, int number, int spikedLaunches, IntToDoubleFunction slower) {
    List<CellFigures> cells = new ArrayList<>();
    for (int cell = 0; cell < CELLS; cell++) {
      List<LaunchFigures> launches = new ArrayList<>();
      for (int launch = 1; launch <= number; launch++) {
        double level = night.level(cell, launch <= spikedLaunches) * slower.applyAsDouble(cell);
        launches.add(
            new LaunchFigures(
                new PlannedLaunch(launch, launch, Treatment.ONLY),
                LaunchFigures.Times.allOf(
                    level * Math.exp(LAUNCH_DEVIATION * random.nextGaussian())),
                new LaunchFigures.Counts(REPETITIONS, 0, 0)));
      }
      cells.add(
          new CellFigures(
              new CellKey("Simulated.allreduce", "ALLREDUCE", 8L << cell, 2),
              Treatment.ONLY,
              SETTINGS,
              launches));
    }
    return new Side(name, cells, List.of(), true);
  }
}

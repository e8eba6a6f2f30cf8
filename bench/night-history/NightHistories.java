package org.tutti.bench.nighthistory;

import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import org.tutti.analysis.CellFigures;
import org.tutti.analysis.LaunchFigures;
import org.tutti.analysis.compare.Side;
import org.tutti.lab.history.CampaignHistory;
import org.tutti.lab.history.HistoryCampaign;
import org.tutti.lab.history.MeasuredCampaign;
import org.tutti.records.campaign.PlannedLaunch;
import org.tutti.records.campaign.Treatment;
import org.tutti.records.launch.CellCounts;
import org.tutti.records.launch.CellKey;
import org.tutti.records.launch.CellSettings;
import org.tutti.records.launch.TimingMethod;
import org.tutti.sync.ClockKind;
import org.tutti.sync.RunTimeKind;

/**
 * Nightly campaigns that were drawn: each night has an effect of its own on each cell, and each
 * launch another one.
 *
 * @param cells number of cells
 * @param effects how nights differ
 */
record NightHistories(int cells, NightEffects effects) {
  static final double SIGNIFICANCE = 0.05;

  private static final int LAUNCHES = 10;
  private static final double LAUNCH_DEVIATION = 0.02;
  private static final double MEDIAN = 1000;
  private static final int REPETITIONS = 500;
  private static final long DAY = 86_400;

  private static final CellSettings SETTINGS =
      CellSettings.of(
          TimingMethod.of("BARRIER", ClockKind.MONOTONIC, RunTimeKind.LOCAL),
          CellCounts.of(REPETITIONS, 10));

  /**
   * The history of so many nights. What is found at any look is in the history of all nights, too:
   * the one of the last night shows what any of them did.
   *
   * @param changed the first night on which the first cell is slower
   * @param factor by which
   */
  CampaignHistory draw(int nights, int changed, double factor, long seed) {
    RandomGenerator random = new SplittableRandom(seed);
    double[][] nightEffects = new double[cells][];
    for (int cell = 0; cell < cells; cell++) {
      nightEffects[cell] = effects.draw(nights, random);
    }
    List<MeasuredCampaign> campaigns = new ArrayList<>();
    for (int night = 0; night < nights; night++) {
      List<CellFigures> figures = new ArrayList<>();
      for (int cell = 0; cell < cells; cell++) {
        double level = MEDIAN * (cell == 0 && night >= changed ? factor : 1);
        figures.add(figures(cell, level * Math.exp(nightEffects[cell][night]), random));
      }
      campaigns.add(
          new MeasuredCampaign(
              new HistoryCampaign(
                  Path.of("night-" + night), Instant.ofEpochSecond(DAY * night), "unknown"),
              new Side("night-" + night, figures, List.of(), true)));
    }
    return CampaignHistory.ofMeasured(campaigns, SIGNIFICANCE, false);
  }

  private static CellFigures figures(int cell, double level, RandomGenerator random) {
    List<LaunchFigures> launches = new ArrayList<>();
    for (int launch = 1; launch <= LAUNCHES; launch++) {
      launches.add(
          new LaunchFigures(
              new PlannedLaunch(launch, launch, Treatment.ONLY),
              LaunchFigures.Times.allOf(level * Math.exp(LAUNCH_DEVIATION * random.nextGaussian())),
              new LaunchFigures.Counts(REPETITIONS, 0, 0)));
    }
    CellKey key = new CellKey("Simulated.allreduce", "ALLREDUCE", 8L << cell, 2);
    return new CellFigures(key, Treatment.ONLY, SETTINGS, launches);
  }
}

package org.tutti.lab.schemes;

import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import org.tutti.annotations.ProcessingScheme;
import org.tutti.annotations.Suite;
import org.tutti.diagnostics.CommandLineProblem;
import org.tutti.diagnostics.SyncProblem;
import org.tutti.measure.plan.SuiteMethods;
import org.tutti.records.settings.SettingKey;
import org.tutti.records.settings.Settings;
import org.tutti.stats.outlier.ThresholdFilter;

/**
 * The measurement schemes of benchmark suites as settings, after hunold2016, table 3 (MS1 to MS4)
 * and table 4 (PS1 to PS8), and that of luebbe2017, algorithm 1. A suite's loop becomes a batch of
 * the same length, and the number of its repetitions the number of observations. Suites measure one
 * cell after the other, but for mpptest.
 */
public final class Schemes implements SuiteMethods {
  /** They convert times to the global clock (hunold2016, table 4: NORMALIZE_TIMES). */
  private static final Set<ProcessingScheme> ON_GLOBAL_CLOCK =
      EnumSet.of(ProcessingScheme.PS4, ProcessingScheme.PS5);

  @Override
  public Settings of(Suite suite) {
    return switch (suite) {
      case OSU -> settings("BARRIER", "LOCAL", "PS3", 1000, 1, false);
      case IMB -> settings("BARRIER", "LOCAL", "PS7", 1, 1000, false);
      case SKAMPI ->
          settings("WINDOW_SKAMPI", "LOCAL", "PS1", 33, 1, false)
              .over(rule(SettingKey.REPETITIONS_ERROR, "0.1", 8));
      case MPPTEST -> inPasses(10).over(settings("BARRIER", "LOCAL", "PS8", 10, 100, false));
      case NBCBENCH -> settings("WINDOW_NETGAUGE", "LOCAL", "PS6", 100, 1, false);
      case MPIBENCH -> settings("BARRIER_HCA", "LOCAL", "PS5", 1000, 1, false);
      case MPIBLIB ->
          settings("BARRIER", "LOCAL", "PS2", 100, 1, false)
              .over(rule(SettingKey.REPETITIONS_MEAN_INTERVAL, "0.05", 5));
      case MPICROSCOPE ->
          settings("BARRIER", "LOCAL", "PS2", 1000, 1, false)
              .over(Settings.builder().set(SettingKey.REPETITIONS_DECAY, "50").build());
      case PHLOEM -> settings("BARRIER", "LOCAL", "PS7", 1, 1000, true);
      case REPROMPI ->
          Settings.builder()
              .set(SettingKey.SYNC, "WINDOW_HCA")
              .set(SettingKey.RUN_TIME, "GLOBAL")
              .set(SettingKey.REPETITIONS, "1000")
              .set(SettingKey.REPETITIONS_ROUNDS, "1")
              .build();
      case NEIGHBORHOODS ->
          Settings.builder()
              .set(SettingKey.SYNC, "DISSEMINATION:barriers=2")
              .set(SettingKey.RUN_TIME, "LOCAL")
              .set(SettingKey.CLOCK, "MPI_WTIME")
              .set(SettingKey.REPETITIONS, "50")
              .set(SettingKey.REPETITIONS_ROUNDS, "1")
              .set(SettingKey.LAUNCHES, "30")
              .build();
    };
  }

  /**
   * Each pass over all message sizes measures each of them once, and what stands out again
   * (gropp1999, section 3.3).
   */
  private static Settings inPasses(int passes) {
    return Settings.builder()
        .set(SettingKey.REPETITIONS_ROUNDS, Integer.toString(passes))
        .set(SettingKey.REPETITIONS_ALL_SIZES, "true")
        .set(SettingKey.REPETITIONS_SECOND_LOOK, "0.1")
        .build();
  }

  /** A rule that ends a cell early, but not before some observations. */
  private static Settings rule(SettingKey<?> rule, String text, int least) {
    return Settings.builder()
        .set(rule, text)
        .set(SettingKey.MIN_REPETITIONS, Integer.toString(least))
        .build();
  }

  private static Settings settings(
      String sync, String runTime, String processing, int repetitions, int batch, boolean barrier) {
    return Settings.builder()
        .set(SettingKey.SYNC, sync)
        .set(SettingKey.RUN_TIME, runTime)
        .set(SettingKey.PROCESSING, processing)
        .set(SettingKey.REPETITIONS, Integer.toString(repetitions))
        .set(SettingKey.REPETITIONS_ROUNDS, "1")
        .set(SettingKey.BATCH, Integer.toString(batch))
        .set(SettingKey.BATCH_BARRIER, Boolean.toString(barrier))
        .build();
  }

  @Override
  public void check(Settings settings) {
    Optional<ProcessingScheme> processing = settings.find(SettingKey.PROCESSING);
    processing.ifPresent(scheme -> checkProcessing(scheme, settings));
    if (settings.get(SettingKey.PROCESSING_OUTLIER_FACTOR) != ThresholdFilter.USUAL
        && !processing.equals(Optional.of(ProcessingScheme.PS5))) {
      throw CommandLineProblem.OPTION_VALUE_INVALID.error(
          "There is a factor for the outliers of MPIBench, but its processing is not asked for.",
          "Add --processing PS5, or measure with --scheme MPIBENCH.");
    }
  }

  private static void checkProcessing(ProcessingScheme scheme, Settings settings) {
    if (ON_GLOBAL_CLOCK.contains(scheme)
        && !settings.syncConfiguration().clock().learnsGlobalClock()) {
      throw SyncProblem.GLOBAL_CLOCK_MISSING.error(
          scheme
              + " compares times of different ranks, but "
              + settings.syncConfiguration().method()
              + " synchronizes no clocks.",
          "Add a clock synchronization, such as --sync BARRIER_HCA.");
    }
    if (scheme == ProcessingScheme.PS8 && settings.get(SettingKey.BATCH) == 1) {
      throw CommandLineProblem.SETTINGS_CONFLICT.error(
          "PS8 takes the minimum over loops of calls, but each observation is a single call.",
          "Add a loop, such as --batch 100, or measure with --scheme MPPTEST.");
    }
  }
}

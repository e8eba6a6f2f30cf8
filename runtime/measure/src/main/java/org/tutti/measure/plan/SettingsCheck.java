package org.tutti.measure.plan;

import org.tutti.annotations.DataState;
import org.tutti.annotations.RankSummary;
import org.tutti.annotations.syntax.ScaledWork;
import org.tutti.diagnostics.CommandLineProblem;
import org.tutti.diagnostics.TuttiException;
import org.tutti.records.settings.SettingKey;
import org.tutti.records.settings.Settings;
import org.tutti.stats.outlier.ThresholdFilter;

/** Refuses settings that are valid by themselves but do not fit together. */
final class SettingsCheck {
  private SettingsCheck() {}

  /**
   * Checks all settings of a benchmark.
   *
   * @throws TuttiException if they contradict each other or result in an impossible synchronization
   */
  static void check(Settings settings, int processes) {
    checkSummary(settings);
    checkRepetitions(settings);
    if (settings.find(SettingKey.PROCESSING).isPresent()
        || settings.get(SettingKey.PROCESSING_OUTLIER_FACTOR) != ThresholdFilter.USUAL) {
      SuiteMethods.require(SettingKey.PROCESSING).check(settings);
    }
    checkData(settings);
    if (settings.find(SettingKey.SCALING).isPresent()) {
      checkWork(settings.get(SettingKey.SCALING), processes);
    }
  }

  private static void checkWork(ScaledWork work, int processes) {
    try {
      work.at(processes);
    } catch (ArithmeticException e) {
      throw SettingKey.SCALING.invalid(work.text(), e.getMessage(), e);
    }
  }

  private static void checkSummary(Settings settings) {
    RankSummary summary = settings.get(SettingKey.SUMMARY);
    if (settings.syncConfiguration().runTime().isGlobal() && summary != RankSummary.MAX) {
      throw CommandLineProblem.SETTINGS_CONFLICT.error(
          "The run-time is global, and the summary over ranks is " + summary + ".",
          "A global run-time is one number for all ranks: add --run-time LOCAL, or leave the summary"
              + " at MAX.");
    }
  }

  private static void checkRepetitions(Settings settings) {
    if (settings.find(SettingKey.REPETITIONS_DECAY_FACTOR).isPresent()
        && settings.find(SettingKey.REPETITIONS_DECAY).isEmpty()) {
      throw CommandLineProblem.OPTION_VALUE_INVALID.error(
          "There is a factor of the decay of repetitions, but no decay.",
          "Add --repetitions decay=N, or measure with --scheme MPICROSCOPE.");
    }
    if (settings.find(SettingKey.REPETITIONS_SECOND_LOOK).isPresent()
        && settings.find(SettingKey.SCHEME).isEmpty()
        && !settings.get(SettingKey.REPETITIONS_ALL_SIZES)) {
      throw CommandLineProblem.OPTION_VALUE_INVALID.error(
          "A second look compares message sizes, but each size is measured by itself.",
          "Add --repetitions all-sizes, or measure with --scheme MPPTEST.");
    }
  }

  /** What is done before an observation is found by its first call only. */
  private static void checkData(Settings settings) {
    DataState data = settings.get(SettingKey.DATA);
    int batch = settings.get(SettingKey.BATCH);
    if (batch > 1 && !data.isOfEachCall()) {
      throw CommandLineProblem.DATA_STATE_IN_BATCH.error(
          "Only the first of its "
              + batch
              + " calls finds the data of an observation "
              + data.text()
              + ".",
          "Use --data ADVANCED, with which each call uses other memory, or omit the batch.");
    }
  }
}

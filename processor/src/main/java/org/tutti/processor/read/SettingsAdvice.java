package org.tutti.processor.read;

import java.util.Map;
import org.tutti.annotations.DataState;
import org.tutti.processor.model.BenchmarkMethod.DeclaredSetting;
import org.tutti.processor.rule.Diagnostics;
import org.tutti.processor.rule.Rule;

/** Checks for settings that are valid by themselves but do not fit together. */
final class SettingsAdvice {
  private static final double FOR_ANY_INTERVAL = 6;
  private static final double FOR_A_WANTED_INTERVAL = 30;

  private final Diagnostics diagnostics;

  SettingsAdvice(Diagnostics diagnostics) {
    this.diagnostics = diagnostics;
  }

  /**
   * @param settings all settings of a benchmark by name
   * @param sources the annotations that they come from, by simple name
   * @param calls what is timed
   */
  void give(
      Map<String, DeclaredSetting> settings, Map<String, SettingSource> sources, TimedCalls calls) {
    String sync = text(settings, "sync");
    String runTime = text(settings, "run-time");
    boolean window = sync.startsWith("WINDOW") || sync.startsWith("ROUNDTIME");
    if (runTime.equals("LOCAL") && window) {
      report(Rule.LOCAL_RUN_TIME_WITH_CLOCK, sources.get("RunTime"), sync);
    } else if (isGlobal(runTime) && !window && !sync.contains("_")) {
      report(
          Rule.GLOBAL_RUN_TIME_WITHOUT_CLOCK,
          sources.get("RunTime"),
          sync.isEmpty() ? "BARRIER" : sync);
    }
    repetitions(settings, sources);
    batch(settings, sources, calls);
    dataOfCache(settings, sources.get("Data"));
  }

  /** The size of a cache has no effect on what is done with the data by themselves. */
  private void dataOfCache(Map<String, DeclaredSetting> settings, SettingSource source) {
    DataState data = data(settings);
    boolean isOfCache = data == DataState.EVICTED || data == DataState.ADVANCED;
    if (source != null && !isOfCache && source.isWritten("cacheBytes")) {
      report(
          Rule.ANNOTATION_WITHOUT_EFFECT,
          source,
          "Data(cacheBytes)",
          source.element().getSimpleName(),
          "Data that are " + data.text() + " do not depend on the size of a cache.");
    }
  }

  private static DataState data(Map<String, DeclaredSetting> settings) {
    String text = text(settings, "data");
    return text.isEmpty() ? DataState.UNTOUCHED : DataState.valueOf(text);
  }

  private void batch(
      Map<String, DeclaredSetting> settings, Map<String, SettingSource> sources, TimedCalls calls) {
    String batch = text(settings, "batch");
    if (batch.isEmpty() || Long.parseLong(batch) <= 1) {
      return;
    }
    DataState data = data(settings);
    if (!data.isOfEachCall()) {
      report(Rule.DATA_STATE_WITH_BATCH, sources.get("Data"), batch, data.text());
    }
    if (calls.single()) {
      report(Rule.BATCH_OF_PREPARED_CALLS, sources.get("Batch"), batch);
    }
    long operations = Long.parseLong(batch) * calls.operations();
    if (operations > Integer.MAX_VALUE) {
      report(Rule.OPERATIONS_TOO_MANY, sources.get("Batch"), batch, operations);
    }
  }

  private static boolean isGlobal(String runTime) {
    return runTime.equals("GLOBAL");
  }

  private void repetitions(
      Map<String, DeclaredSetting> settings, Map<String, SettingSource> sources) {
    String count = text(settings, "repetitions");
    String least = text(settings, "repetitions-min");
    if (!count.isEmpty() && !least.isEmpty() && Long.parseLong(least) > Long.parseLong(count)) {
      report(Rule.MIN_ABOVE_MAX, sources.get("Repetitions"), least, count);
    }
    boolean wanted = settings.containsKey("repetitions-interval");
    double needed = wanted ? FOR_A_WANTED_INTERVAL : FOR_ANY_INTERVAL;
    if (!count.isEmpty() && Double.parseDouble(count) >= 1 && Double.parseDouble(count) < needed) {
      report(
          Rule.REPETITIONS_TOO_FEW,
          sources.get("Repetitions"),
          count,
          wanted ? "the interval that is asked for" : "any interval");
    }
  }

  private static String text(Map<String, DeclaredSetting> settings, String name) {
    DeclaredSetting setting = settings.get(name);
    return setting == null ? "" : setting.text();
  }

  private void report(Rule rule, SettingSource source, Object... details) {
    diagnostics.report(rule, source.element(), source.carrier(), details);
  }
}

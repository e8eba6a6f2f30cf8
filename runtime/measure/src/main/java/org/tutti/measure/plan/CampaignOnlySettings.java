package org.tutti.measure.plan;

import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.tutti.diagnostics.MeasurementProblem;
import org.tutti.records.settings.SettingKey;
import org.tutti.records.settings.Settings;

/** Settings of benchmarks that take effect only in a campaign, not in a launch started by hand. */
public final class CampaignOnlySettings {
  private CampaignOnlySettings() {}

  /** Messages about JVM options that this JVM was not started with. */
  public static List<String> notes(
      List<BenchmarkDescriptor> benchmarks, Settings commandLine, Collection<String> jvmOptions) {
    Set<String> missing = new LinkedHashSet<>();
    for (BenchmarkDescriptor benchmark : benchmarks) {
      Settings settings = commandLine.over(benchmark.settings());
      settings.find(SettingKey.JVM).ifPresent(missing::addAll);
    }
    missing.removeAll(jvmOptions);
    List<String> notes = new ArrayList<>();
    if (!missing.isEmpty()) {
      notes.add(
          MeasurementProblem.JVM_OPTIONS_NOT_APPLIED.message(
              "This JVM was started without "
                  + String.join(" ", missing)
                  + ", which @Jvm requests.",
              "Give it to java, or use the command run."));
    }
    return notes;
  }

  /** The options that this JVM was started with. */
  public static List<String> jvmOptions() {
    return ManagementFactory.getRuntimeMXBean().getInputArguments();
  }
}

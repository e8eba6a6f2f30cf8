package org.tutti.records.campaign;

import java.util.ArrayList;
import java.util.List;
import org.tutti.records.settings.SettingValue;
import org.tutti.records.settings.Settings;

/**
 * What each rank starts, and what it is to measure there.
 *
 * @param java the {@code java} executable
 * @param jvmOptions options of the JVM
 * @param classPath where the benchmarks are
 * @param mainClass the class that is started
 * @param benchmarks names of the benchmarks; all if empty
 * @param settings take precedence over those of the annotations
 */
public record MeasuringCommand(
    String java,
    List<String> jvmOptions,
    String classPath,
    String mainClass,
    List<String> benchmarks,
    Settings settings) {

  public MeasuringCommand {
    jvmOptions = List.copyOf(jvmOptions);
    benchmarks = List.copyOf(benchmarks);
  }

  MeasuringCommand withJava(String executable) {
    return new MeasuringCommand(executable, jvmOptions, classPath, mainClass, benchmarks, settings);
  }

  MeasuringCommand withClassPath(String path) {
    return new MeasuringCommand(java, jvmOptions, path, mainClass, benchmarks, settings);
  }

  MeasuringCommand plusJvmOption(String option) {
    List<String> more = new ArrayList<>(jvmOptions);
    more.add(option);
    return new MeasuringCommand(java, more, classPath, mainClass, benchmarks, settings);
  }

  /** A copy for other benchmarks and settings. */
  public MeasuringCommand measuring(List<String> names, Settings others) {
    return new MeasuringCommand(java, jvmOptions, classPath, mainClass, names, others);
  }

  MeasuringCommand with(SettingValue<?> setting) {
    return measuring(benchmarks, settings.with(setting));
  }
}

package org.tutti.records.campaign;

import java.util.List;
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
}

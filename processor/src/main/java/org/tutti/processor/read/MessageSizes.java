package org.tutti.processor.read;

import java.util.Arrays;
import java.util.List;
import org.tutti.processor.model.BenchmarkMethod.DeclaredSetting;

/**
 * The message sizes of a benchmark.
 *
 * @param areDeclared whether annotations give them; if not, they are those of the runtime
 */
record MessageSizes(boolean areDeclared, List<Double> values) {
  private static final MessageSizes BY_DEFAULT =
      new MessageSizes(false, List.of(8.0, 1024.0, 65536.0));

  /** The sizes that the settings of a benchmark give. */
  static MessageSizes of(List<DeclaredSetting> settings) {
    return settings.stream()
        .filter(setting -> setting.name().equals("msizes") && !setting.text().isEmpty())
        .findFirst()
        .map(setting -> Arrays.stream(setting.text().split(",")).map(Double::valueOf).toList())
        .map(sizes -> new MessageSizes(true, sizes))
        .orElse(BY_DEFAULT);
  }
}

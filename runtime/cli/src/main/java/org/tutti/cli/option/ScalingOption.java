package org.tutti.cli.option;

import java.util.Optional;
import org.tutti.annotations.syntax.ScaledWork;
import org.tutti.records.settings.SettingKey;
import org.tutti.records.settings.SettingValue;
import picocli.CommandLine.Option;

/** How the work depends on the number of processes. */
public final class ScalingOption {
  @Option(
      names = "--scaling",
      paramLabel = "WORK",
      description =
          "What the benchmarks do with more processes: strong (share the same work), weak (each as"
              + " much), or weak: and the work of all as a function of p, such as"
              + " weak:p*sqrt(p), by which bounds are drawn. Default: what they declare by"
              + " @Options.")
  private String text;

  /**
   * The work; empty if the option is not given.
   *
   * @throws org.tutti.diagnostics.TuttiException 3 if the text declares no work
   */
  public Optional<ScaledWork> work() {
    return Optional.ofNullable(text).map(SettingKey.SCALING::parse).map(SettingValue::value);
  }
}

package org.tutti.cli.options;

import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.tutti.cli.Main;
import org.tutti.measure.plan.SettingKey;

/**
 * What a launch is to measure, from a program: the same settings as on the command line, under the
 * same names, over the same defaults. Immutable; every method returns a changed copy.
 *
 * <pre>{@code
 * int status =
 *     Options.ofAll("AllreduceBenchmark")
 *         .with(SettingKey.REPETITIONS, "300")
 *         .withParameter("chunks", "1,2")
 *         .withProcesses(4)
 *         .measure();
 * }</pre>
 */
public final class Options {
  private final List<String> arguments;

  private Options(List<String> arguments) {
    this.arguments = List.copyOf(arguments);
  }

  /** The benchmarks of these names, {@code *} for any characters; all if there are none. */
  public static Options ofAll(String... benchmarks) {
    return new Options(List.of(benchmarks));
  }

  /**
   * With one setting.
   *
   * @throws org.tutti.diagnostics.TuttiException if the text is no value of the setting
   */
  public Options with(SettingKey<?> setting, String text) {
    setting.parse(text);
    if (setting.isSwitch()) {
      return plus((Boolean.parseBoolean(text) ? "--" : "--no-") + setting.name());
    }
    return plus("--" + setting.name() + "=" + text);
  }

  /** With other values of a benchmark's parameter, separated by commas. */
  public Options withParameter(String name, String values) {
    return plus("--param=" + name + "=" + values);
  }

  /** With so many ranks, where no launcher decides it. */
  public Options withProcesses(int processes) {
    return plus("--processes=" + processes);
  }

  /** With results in this campaign directory. */
  public Options withResults(Path directory) {
    return plus("--results=" + directory);
  }

  /** Calling every cell once instead of measuring. */
  public Options withDry() {
    return plus("--dry");
  }

  /** What the command line would be. */
  public List<String> arguments() {
    return arguments;
  }

  /** Measures one launch in this process and returns what the command would give to the shell. */
  public int measure() {
    return measure(
        new PrintWriter(System.out, true, StandardCharsets.UTF_8),
        new PrintWriter(System.err, true, StandardCharsets.UTF_8));
  }

  /** The same, with output and errors to somewhere else. */
  public int measure(PrintWriter output, PrintWriter errors) {
    return Main.run(output, errors, System.getenv(), arguments.toArray(new String[0]));
  }

  private Options plus(String argument) {
    List<String> more = new ArrayList<>(List.of(argument));
    more.addAll(arguments);
    return new Options(more);
  }
}

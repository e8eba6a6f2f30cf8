package org.tutti.cli.option;

import java.util.ArrayList;
import java.util.List;
import org.tutti.measure.harness.BenchmarkSelection;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The benchmarks that a command is given. */
public final class BenchmarkNames {
  @Parameters(
      paramLabel = "BENCHMARK",
      description =
          "Names of benchmarks, or of operations such as MPI_Bcast; * stands for any characters"
              + " (default: all your own benchmarks).")
  private List<String> names = new ArrayList<>();

  @Option(
      names = "--suite",
      paramLabel = "NAME",
      split = ",",
      description =
          "Also measure the operations of a suite, such as collectives, osu, imb, or all; list"
              + " shows the suites.")
  private List<String> suites = new ArrayList<>();

  /**
   * The names, with those of the operations in the suites; none if none were given.
   *
   * @throws org.tutti.diagnostics.TuttiException if there is no such suite
   */
  public List<String> all() {
    if (suites.isEmpty()) {
      return names;
    }
    List<String> all = new ArrayList<>(names);
    all.addAll(BenchmarkSelection.onClassPath().namesOfSuites(suites));
    return all;
  }
}

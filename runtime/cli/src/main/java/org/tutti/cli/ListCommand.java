package org.tutti.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.tutti.measure.harness.BenchmarkSelection;
import org.tutti.measure.harness.IndexedBenchmark;
import org.tutti.measure.plan.BenchmarkDescriptor;
import org.tutti.measure.plan.Plan;
import org.tutti.measure.plan.Settings;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Lists the benchmarks. */
@Command(name = "list", description = "Shows the benchmarks and how they would be measured.")
final class ListCommand implements Callable<Integer> {
  @Parameters(paramLabel = "BENCHMARK", description = "Names or patterns (default: all).")
  private List<String> names = new ArrayList<>();

  @Option(names = "--help", usageHelp = true, description = "Shows this help.")
  private boolean help;

  @Spec private CommandSpec spec;

  @Override
  public Integer call() {
    for (IndexedBenchmark indexed : BenchmarkSelection.of(names)) {
      BenchmarkDescriptor benchmark = indexed.benchmark();
      Settings settings = Plan.effective(benchmark, Settings.builder().build());
      spec.commandLine()
          .getOut()
          .printf(
              "%s  %s  %s%s%s%n",
              benchmark.name(),
              benchmark.operation().name(),
              benchmark.operation().datatype(),
              parameters(benchmark, settings),
              benchmark.description().isEmpty() ? "" : "  # " + benchmark.description());
    }
    return ExitStatus.SUCCESS;
  }

  private static String parameters(BenchmarkDescriptor benchmark, Settings settings) {
    StringBuilder text = new StringBuilder();
    benchmark
        .parameters()
        .axes()
        .forEach(
            parameter ->
                text.append("  ")
                    .append(parameter.name())
                    .append('=')
                    .append(String.join(",", parameter.values())));
    settings.values().forEach(setting -> text.append("  ").append(setting));
    return text.toString();
  }
}

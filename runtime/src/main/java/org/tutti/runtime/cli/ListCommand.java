package org.tutti.runtime.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.tutti.runtime.harness.Harness;
import org.tutti.runtime.plan.Benchmark;
import org.tutti.runtime.plan.Defaults;
import org.tutti.runtime.plan.Settings;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Shows what there is to measure. */
@Command(name = "list", description = "Shows the benchmarks and how they would be measured.")
final class ListCommand implements Callable<Integer> {
  @Parameters(paramLabel = "BENCHMARK", description = "Names or globs; all unless given.")
  private List<String> names = new ArrayList<>();

  @Option(names = "--help", usageHelp = true, description = "Shows this help.")
  private boolean help;

  @Spec private CommandSpec spec;

  @Override
  public Integer call() {
    for (Harness harness : Selection.of(names)) {
      Benchmark benchmark = harness.benchmark();
      Settings settings = benchmark.settings().over(Defaults.SETTINGS);
      spec.commandLine()
          .getOut()
          .printf(
              "%s  %s  %s  msizes=%s  sync=%s  coldCache=%s  repetitions=%d  warmup=%d%n",
              benchmark.name(),
              benchmark.operation(),
              benchmark.datatype(),
              settings.msizes(),
              settings.sync().get(),
              settings.coldCache().get(),
              settings.repetitions().getAsInt(),
              settings.warmup().getAsInt());
    }
    return ExitStatus.SUCCESS;
  }
}

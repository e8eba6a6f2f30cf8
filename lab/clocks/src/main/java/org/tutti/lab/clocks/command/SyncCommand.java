package org.tutti.lab.clocks.command;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.tutti.cli.command.CommandProcess;
import org.tutti.cli.option.ExitStatus;
import org.tutti.cli.option.HelpOption;
import org.tutti.cli.option.PagePrinter;
import org.tutti.cli.option.ProviderOptions;
import org.tutti.diagnostics.CommandLineProblem;
import org.tutti.diagnostics.Suggestions;
import org.tutti.lab.clocks.SyncExperiments;
import org.tutti.rank.entry.ProviderRequest;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Experiments on synchronization: on each rank under {@code mpirun}, otherwise in this process. */
@Command(
    name = "sync",
    description = {
      "Finds out how best to synchronize clocks and processes on this machine.",
      "Start it with mpirun, like benchmarks, or use --launches."
    })
final class SyncCommand implements Callable<Integer> {
  @Parameters(
      paramLabel = "EXPERIMENT",
      description = "cost, drift, offset, pareto, barrier-skew, scheme, run-time (default: all).")
  private List<String> names = new ArrayList<>();

  @Option(
      names = "--draw",
      paramLabel = "DIR",
      description = "Draw the data that --sync-data wrote to this directory, without measuring.")
  private Optional<Path> drawn = Optional.empty();

  @Mixin private ProviderOptions provider;
  @Mixin private SyncExperimentOptions options;

  @Mixin private HelpOption help;

  @Spec private CommandSpec spec;

  private final CommandProcess process;

  SyncCommand(CommandProcess process) {
    this.process = process;
  }

  @Override
  public Integer call() {
    for (String name : names) {
      if (!SyncExperiments.names().contains(name)) {
        throw CommandLineProblem.NAME_UNKNOWN.error(
            "There is no experiment '" + name + "'.",
            Suggestions.of(name, SyncExperiments.names())
                + "The experiments are: "
                + String.join(", ", SyncExperiments.names())
                + ".");
      }
    }
    if (drawn.isPresent()) {
      SyncDrawings.write(drawn.get()).forEach(file -> PagePrinter.of(spec).print(file.toString()));
      return ExitStatus.SUCCESS;
    }
    List<String> experiments = names.isEmpty() ? SyncExperiments.names() : names;
    PagePrinter page = PagePrinter.of(spec);
    SyncExperimentRun run = new SyncExperimentRun(experiments, options.settings(), page);
    if (options.launches().isPresent()) {
      new SyncLaunches(experiments, options, provider, page)
          .run(options.launches().get(), process.environment());
      return ExitStatus.SUCCESS;
    }
    ProviderRequest request = provider.request(process.environment()).simulatedFrom(options.seed());
    return process.onRanks(request, spec, () -> run::on, () -> {});
  }
}

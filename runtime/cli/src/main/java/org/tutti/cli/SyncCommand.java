package org.tutti.cli;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.tutti.diagnostics.Suggestions;
import org.tutti.diagnostics.SyncProblem;
import org.tutti.measure.entry.MpiRunner;
import org.tutti.measure.entry.ProviderRequest;
import org.tutti.measure.launch.PlanCheck;
import org.tutti.measure.process.RankZeroOutput;
import org.tutti.mpi.MpiThreadLevel;
import org.tutti.sync.experiment.SyncExperiments;
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

  private final RankZeroOutput output;
  private final Map<String, String> environment;

  SyncCommand(RankZeroOutput output, Map<String, String> environment) {
    this.output = output;
    this.environment = environment;
  }

  @Override
  public Integer call() {
    for (String name : names) {
      if (!SyncExperiments.names().contains(name)) {
        throw SyncProblem.EXPERIMENT_UNKNOWN.error(
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
          .run(options.launches().get(), environment);
      return ExitStatus.SUCCESS;
    }
    ProviderRequest request = provider.request(environment).simulatedFrom(options.seed());
    List<String> arguments = spec.commandLine().getParseResult().originalArgs();
    // Experiments have no prepared request: ranks of MPJ Express parse the command line again,
    // before anything is measured.
    return MpjRanks.start(Main.class, request, environment, output, arguments)
        .orElseGet(
            () ->
                new MpiRunner(
                        request,
                        output,
                        PlanCheck.ofNothing(),
                        MpiThreadLevel.SINGLE,
                        nothing -> run::on,
                        () -> {})
                    .run(environment));
  }
}

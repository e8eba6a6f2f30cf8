package org.tutti.cli;

import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.tutti.cli.command.CommandNames;
import org.tutti.cli.command.Version;
import org.tutti.cli.option.BenchmarkNames;
import org.tutti.cli.option.HelpOption;
import org.tutti.cli.option.PageOptions;
import org.tutti.cli.option.PagePrinter;
import org.tutti.cli.option.ProviderOptions;
import org.tutti.cli.option.SettingsOptions;
import org.tutti.rank.process.RankZeroOutput;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Measures one launch: on each rank under {@code mpirun}, otherwise in this process alone. */
@Command(
    name = CommandNames.PROGRAM,
    description = {
      "Measures MPI operations in one launch and prints the results.",
      "Start it with mpirun to measure an MPI library. The command run measures whole campaigns."
    },
    footer = {
      "",
      "Examples:",
      "  mpirun -np 2 java -jar benchmarks.jar --msizes 8,1Ki MPI_Allreduce",
      "  java -jar benchmarks.jar run -np 2 --launches 10 MPI_Allreduce MPI_Bcast",
      "  java -jar benchmarks.jar run -np 2 --factor library=openmpi,mpich ping-pong",
      "  java -jar benchmarks.jar help run"
    },
    versionProvider = Version.class)
final class MeasureCommand implements Callable<Integer> {
  @Mixin private BenchmarkNames benchmarks;
  @Mixin private ProviderOptions provider;

  @Option(
      names = "--allow-changed",
      paramLabel = "TEXT",
      description =
          "A description of what has changed since earlier launches in DIR, which permits adding"
              + " this launch to them; it is recorded.")
  private Optional<String> changes;

  @Option(
      names = "--dry",
      description = "Call every cell once and check the resulting data, without measuring.")
  private boolean dry;

  @Mixin private PageOptions page;

  @Mixin private HelpOption help;

  @Option(
      names = {"-V", "--version"},
      versionHelp = true,
      description = "Show the version of Tutti.")
  private boolean version;

  private CommandSpec spec;

  private final SettingsOptions settings = new SettingsOptions(RankArguments.SETTINGS);
  private final RankZeroOutput output;
  private final Map<String, String> environment;

  MeasureCommand(RankZeroOutput output, Map<String, String> environment) {
    this.output = output;
    this.environment = environment;
  }

  /** Adds one option for each setting. */
  @Spec
  void setSpec(CommandSpec command) {
    spec = command;
    settings.addTo(command);
  }

  @Override
  public Integer call() {
    LaunchByHand rank =
        new LaunchByHand(
            LaunchByHand.request(
                benchmarks.all(),
                settings.settings(),
                provider.request(environment),
                changes.filter(text -> !text.isBlank())),
            page.style(),
            spec.commandLine().getOut()::println,
            output,
            environment);
    return dry ? rank.dryRun(PagePrinter.of(spec)::print) : rank.measure();
  }
}

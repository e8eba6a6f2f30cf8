package org.tutti.lab.stress;

import java.io.PrintWriter;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.tutti.cli.command.CommandProcess;
import org.tutti.cli.option.CountConverter;
import org.tutti.cli.option.HelpOption;
import org.tutti.cli.option.PagePrinter;
import org.tutti.cli.option.ProviderOptions;
import org.tutti.cli.option.SeedConverter;
import org.tutti.cli.option.SizeConverter;
import org.tutti.rank.entry.ProviderRequest;
import org.tutti.records.campaign.Manifest;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** A stress test: on each rank under {@code mpirun}, otherwise in a launch of its own. */
@Command(
    name = "stress",
    description = {
      "Sends bit patterns of many sizes through all operations and between all pairs of ranks,"
          + " and compares every bit that arrives. Starts -np ranks, unless mpirun started it."
    })
final class StressCommand implements Callable<Integer> {
  @Mixin private ProviderOptions provider;

  @Option(
      names = "--seconds",
      paramLabel = "N",
      converter = CountConverter.class,
      description = "How long to test (default: 10).")
  private int seconds = 10;

  @Option(
      names = "--max-size",
      paramLabel = "SIZE",
      converter = SizeConverter.class,
      description =
          "The largest block, such as 4Mi (default: 1Mi); it is smaller with many" + " ranks.")
  private long largest = 1 << 20;

  @Option(
      names = "--seed",
      paramLabel = "N",
      converter = SeedConverter.class,
      description = "Repeat the test with this seed (default: drawn at random).")
  private Optional<Long> seed = Optional.empty();

  @Mixin private HelpOption help;

  @Spec private CommandSpec spec;

  private final CommandProcess process;

  StressCommand(CommandProcess process) {
    this.process = process;
  }

  @Override
  public Integer call() {
    StressOptions options =
        new StressOptions(seconds, largest, seed.orElseGet(Manifest::drawnSeed));
    PrintWriter out = spec.commandLine().getOut();
    if (provider.needsLauncher(process.environment())) {
      return new StressLaunch(options, provider, out, spec.commandLine().getErr()).run();
    }
    ProviderRequest request = provider.request(process.environment());
    return process.onRanks(
        request, spec, () -> new StressRun(options, PagePrinter.of(spec)::print)::on, out::flush);
  }
}

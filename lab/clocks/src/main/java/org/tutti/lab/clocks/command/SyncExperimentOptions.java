package org.tutti.lab.clocks.command;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.tutti.cli.option.CountConverter;
import org.tutti.cli.option.SeedConverter;
import org.tutti.stats.design.DerivedSeed;
import org.tutti.sync.ClockKind;
import org.tutti.sync.SyncConfiguration;
import picocli.CommandLine.Option;

/** The options of the experiments on synchronization. */
final class SyncExperimentOptions {
  @Option(
      names = "--seconds",
      paramLabel = "N",
      converter = CountConverter.class,
      description = "How long to observe the clocks (default: 10).")
  private int seconds = 10;

  @Option(
      names = {"--repetitions", "--nrep"},
      paramLabel = "N",
      converter = CountConverter.class,
      description = "Observations of each operation (default: 2000).")
  private int repetitions = 2000;

  @Option(
      names = "--clock",
      paramLabel = "CLOCK",
      description = "MONOTONIC (default), MPI_WTIME or TSC.")
  private String clock;

  @Option(
      names = "--method",
      paramLabel = "METHOD",
      description =
          "A clock synchronization to compare, such as HCA:fit-points=300; may be repeated.")
  private List<String> methods = List.of();

  @Option(
      names = "--artificial-skew",
      description =
          "Add an error to each rank's clock (1 s and 20 ppm times the rank), to show on one host what happens between hosts.")
  private boolean artificialSkew;

  @Option(
      names = "--sync-data",
      paramLabel = "DIR",
      description = "Directory for the data of plots.")
  private Path data;

  @Option(
      names = "--seed",
      paramLabel = "SEED",
      converter = SeedConverter.class,
      description = "Seed of the clocks and latencies of simulated ranks (default: 0).")
  private Optional<Long> seed = Optional.empty();

  @Option(
      names = "--launches",
      paramLabel = "N",
      converter = CountConverter.class,
      description =
          "Repeat everything in N launches and combine the results; start it without mpirun.")
  private Optional<Integer> launches = Optional.empty();

  /** Where to write data for plots, if anywhere. */
  Optional<Path> data() {
    return Optional.ofNullable(data);
  }

  /** How many launches to start; empty if this process is a rank of one. */
  Optional<Integer> launches() {
    return launches;
  }

  /** The seed of what is simulated. */
  long seed() {
    return seed.orElse(0L);
  }

  /**
   * What a rank must be given, where it writes its data to {@code directory}.
   *
   * @param launch from 1; simulated ones differ by it
   * @param isSimulated whether ranks are simulated
   */
  List<String> ofRank(Path directory, int launch, boolean isSimulated) {
    List<String> arguments =
        new ArrayList<>(
            List.of(
                "--seconds=" + seconds,
                "--repetitions=" + repetitions,
                "--clock=" + settings().clock(),
                "--sync-data=" + directory));
    methods.forEach(method -> arguments.add("--method=" + method));
    if (artificialSkew) {
      arguments.add("--artificial-skew");
    }
    if (isSimulated) {
      arguments.add("--seed=" + DerivedSeed.ofLaunch(seed(), launch));
    } else {
      seed.ifPresent(given -> arguments.add("--seed=" + given));
    }
    return arguments;
  }

  /** The settings of one run. */
  record ExperimentSettings(
      int seconds,
      int repetitions,
      ClockKind clock,
      List<String> methods,
      boolean artificialSkew,
      boolean isSeeded,
      Path data) {}

  /**
   * The options, checked.
   *
   * @throws org.tutti.diagnostics.TuttiException 6 for an unknown clock or method, 3 for an invalid
   *     parameter
   */
  ExperimentSettings settings() {
    methods.forEach(method -> SyncConfiguration.of("BARRIER_" + method));
    return new ExperimentSettings(
        seconds,
        repetitions,
        ClockKind.of(clock == null ? ClockKind.MONOTONIC.name() : clock),
        List.copyOf(methods),
        artificialSkew,
        seed.isPresent(),
        data);
  }
}

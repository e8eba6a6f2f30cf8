package org.tutti.lab.archive.command;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import org.tutti.campaign.RerunChanges;
import org.tutti.campaign.RerunQuestion;
import org.tutti.cli.option.CountConverter;
import org.tutti.cli.option.SeedConverter;
import org.tutti.mpi.names.MpiNames;
import org.tutti.mpi.names.MpiSelection;
import org.tutti.records.settings.HostList;
import picocli.CommandLine.Option;

/** What differs where a study is replicated. */
final class ReplicaOptions {
  @Option(
      names = {"-np", "--processes"},
      paramLabel = "P",
      converter = CountConverter.RankCounts.class,
      description = "Number of ranks, if it differs from the study.")
  private Integer processes;

  @Option(
      names = "--mpi",
      paramLabel = "PROVIDER",
      description = "Provider, if it differs: native, mpj, mpj-niodev, inprocess, or simulated.")
  private String provider;

  @Option(
      names = "--mpi-library",
      paramLabel = "LIBRARY",
      description = "MPI library, if it differs: openmpi, mpich, mpi_abi, or the path of one.")
  private String library;

  @Option(
      names = "--launcher",
      paramLabel = "NAME",
      description = "Launcher, if it differs: openmpi, mpich, srun, or the path of one.")
  private String launcher;

  @Option(
      names = "--launcher-option",
      paramLabel = "ARGUMENT",
      description = "A further argument of the launcher; may be repeated.")
  private List<String> launcherOptions = new ArrayList<>();

  @Option(
      names = "--hosts",
      paramLabel = "HOST:N,...",
      description = "Hosts of the ranks, if the study names those of another machine.")
  private String hosts;

  @Option(
      names = "--seed",
      paramLabel = "SEED",
      converter = SeedConverter.class,
      description =
          "Seed of all orders (default: that of the study; where ranks are simulated, one that"
              + " follows from it).")
  private Long seed;

  @Option(
      names = "--own-benchmarks",
      description =
          "Measure the benchmarks of this jar, even if the archive has those that were measured.")
  private boolean ownBenchmarks;

  /**
   * The changes that were asked for.
   *
   * @param programs the benchmarks of the archive, by digest
   * @throws org.tutti.diagnostics.TuttiException if a name is unknown, or names contradict
   */
  RerunChanges changes(Map<String, Path> programs) {
    MpiSelection mpi =
        new MpiSelection(
            Optional.ofNullable(provider).map(MpiNames::provider),
            Optional.ofNullable(library).map(MpiNames::library),
            Optional.ofNullable(launcher).map(MpiNames::launcher));
    mpi.check();
    return new RerunChanges(
        processes == null ? OptionalInt.empty() : OptionalInt.of(processes),
        mpi,
        launcherOptions,
        hosts == null ? HostList.OPEN : HostList.parse(hosts),
        seed == null ? OptionalLong.empty() : OptionalLong.of(seed),
        ownBenchmarks ? Map.of() : programs,
        true);
  }

  /**
   * The same with the answer to a question.
   *
   * @throws org.tutti.diagnostics.TuttiException if the answer is none
   */
  static RerunChanges answered(RerunChanges changes, RerunQuestion question, String answer) {
    return switch (question.option().orElseThrow()) {
      case "-np" -> changes.withProcesses(new CountConverter.RankCounts().convert(answer));
      case "--mpi-library" -> changes.with(MpiSelection.OPEN.withLibrary(MpiNames.library(answer)));
      case "--hosts" -> changes.with(HostList.parse(answer));
      default -> throw new IllegalArgumentException("no option " + question.option());
    };
  }
}

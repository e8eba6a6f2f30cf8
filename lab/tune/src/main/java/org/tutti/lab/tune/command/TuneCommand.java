package org.tutti.lab.tune.command;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import org.tutti.campaign.CampaignPlan;
import org.tutti.cli.option.CampaignArguments;
import org.tutti.cli.option.CountConverter;
import org.tutti.cli.option.ExitStatus;
import org.tutti.cli.option.HelpOption;
import org.tutti.cli.option.OpenedCampaign;
import org.tutti.cli.option.PageOptions;
import org.tutti.cli.option.ShareConverter;
import org.tutti.cli.option.SizeConverter;
import org.tutti.diagnostics.CommandLineProblem;
import org.tutti.diagnostics.ExitCode;
import org.tutti.lab.tune.Tuning;
import org.tutti.lab.tune.TuningPlan;
import org.tutti.lab.tune.TuningReport;
import org.tutti.lab.tune.TuningResult;
import org.tutti.report.progress.ProgressDisplay;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Finds faster algorithms of a library, and writes the file that makes it use them. */
@Command(
    name = "tune",
    description = {
      "Finds algorithms that are faster than those Open MPI or MPICH chooses by default, verifies"
          + " them in separate launches, and writes a file that makes the library use them."
          + " Only verified gains are written.",
      "With several patterns, --arrival PATTERN,PATTERN finds the algorithm that is best in its"
          + " worst pattern."
    })
final class TuneCommand implements Callable<Integer> {

  @Parameters(paramLabel = "OPERATION", description = "Operations such as MPI_Allreduce.")
  private List<String> operations = new ArrayList<>();

  @Option(
      names = "--output",
      paramLabel = "FILE",
      required = true,
      description =
          "The file to write: Open MPI's dynamic rules, or environment variables of MPICH. On"
              + " several hosts, FILE.han may be written as well.")
  private Path output;

  @Option(names = "--overwrite", description = "Replace that file if it exists.")
  private boolean overwrite;

  @Option(
      names = "--from",
      paramLabel = "DIR",
      description =
          "Tune the operations and sizes at which this campaign of the command check violates"
              + " guidelines.")
  private Optional<Path> violations;

  @Option(
      names = "--process-counts",
      paramLabel = "LIST",
      split = ",",
      converter = CountConverter.class,
      description = "Numbers of processes to tune for, such as 2,4 (default: that of -np).")
  private List<Integer> processes = new ArrayList<>();

  @Option(
      names = "--max-launches",
      paramLabel = "N",
      converter = CountConverter.class,
      defaultValue = "12",
      description =
          "Maximum number of launches of each algorithm while they are compared (default:"
              + " ${DEFAULT-VALUE}). --launches is the number of launches of the verification.")
  private int maxLaunches;

  @Option(
      names = "--margin",
      paramLabel = "SHARE",
      converter = ShareConverter.class,
      defaultValue = "3%",
      description = "Smallest gain that is worth a rule, such as 3%% (default).")
  private double margin;

  @Option(
      names = "--segments",
      paramLabel = "SIZES",
      split = ",",
      converter = SizeConverter.class,
      defaultValue = "4Ki,64Ki",
      description =
          "Segment sizes to try with the fastest algorithms, in bytes (default: ${DEFAULT-VALUE}).")
  private List<Long> segments;

  @Mixin private final CampaignArguments campaign = new CampaignArguments();

  @Mixin private HelpOption help;

  @Spec private CommandSpec spec;

  @Override
  public Integer call() {
    TunedFile file = new TunedFile(output);
    file.check(overwrite);
    TuningWork work =
        violations
            .map(directory -> TuningWork.ofViolations(OpenedCampaign.open(directory, spec)))
            .orElse(TuningWork.NONE)
            .and(operations);
    if (work.operations().isEmpty()) {
      throw CommandLineProblem.COMMAND_LINE_INVALID.error(
          "There is no operation to tune.",
          "Name operations, such as tune MPI_Allreduce, or a campaign of check"
              + " in which a guideline is violated.");
    }
    List<String> arrivals = campaign.takeArrivals();
    CampaignPlan measuring = campaign.plan(List.of(), work.settings()).build();
    Optional<TuningResult> result =
        Tuning.run(
            new TuningPlan(
                measuring,
                measuring.results(),
                work.operations(),
                work.processes(processes, measuring.processes()),
                maxLaunches,
                margin,
                segments,
                arrivals),
            ProgressDisplay.onStandardError(campaign.isQuiet()));
    result.ifPresent(found -> print(found, file));
    return result.isPresent() ? ExitStatus.SUCCESS : ExitCode.INTERRUPTED;
  }

  private void print(TuningResult found, TunedFile file) {
    List<String> lines = new ArrayList<>(TuningReport.lines(found));
    lines.add("");
    found
        .files()
        .ifPresentOrElse(
            files -> {
              List<Path> written = file.write(files.texts(), TuningReport.lines(found));
              String those = written.size() == 1 ? "it" : "them";
              lines.add("Written: " + names(written) + ". To use " + those + ":");
              lines.add("  " + files.usage(output));
            },
            () -> lines.add("No file was written, because no gain was verified."));
    PageOptions.styleOf(spec).fit(lines).forEach(spec.commandLine().getOut()::println);
  }

  private static String names(List<Path> files) {
    return files.stream().map(Path::toString).collect(Collectors.joining(" and "));
  }
}

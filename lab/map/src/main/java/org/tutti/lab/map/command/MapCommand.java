package org.tutti.lab.map.command;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.tutti.analysis.gate.GateOutcome;
import org.tutti.campaign.CampaignPlan;
import org.tutti.cli.option.CampaignArguments;
import org.tutti.cli.option.CountConverter;
import org.tutti.cli.option.ExitStatus;
import org.tutti.cli.option.HelpOption;
import org.tutti.cli.option.PageOptions;
import org.tutti.cli.run.SubmitOptions;
import org.tutti.cli.run.SubmittedJob;
import org.tutti.diagnostics.CommandLineProblem;
import org.tutti.diagnostics.ExitCode;
import org.tutti.lab.map.MapReading;
import org.tutti.lab.map.MappedTime;
import org.tutti.lab.map.PairMap;
import org.tutti.lab.map.measure.MapPlan;
import org.tutti.lab.map.measure.MapResult;
import org.tutti.lab.map.measure.Mapping;
import org.tutti.lab.map.text.MapText;
import org.tutti.records.settings.SettingKey;
import org.tutti.records.settings.Settings;
import org.tutti.report.layout.PageStyle;
import org.tutti.report.progress.ProgressDisplay;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Finds slow hosts, processes, and links. */
@Command(
    name = "map",
    description = {
      "Finds which host, process, or link is slow: all processes meet in pairs, what may be slow is"
          + " measured again in launches of its own, and only what these confirm is named. With"
          + " DIR, reads a map that was measured.",
      "Exit status: 0 nothing is slow, 3 something is, 5 nothing measured, 6 infrastructure"
          + " failure, 2 wrong usage."
    })
final class MapCommand implements Callable<Integer> {
  private static final int DEFAULT_LAUNCHES = 12;

  @Parameters(
      arity = "0..1",
      paramLabel = "DIR",
      description = "A directory that map has made (default: measure).")
  private Optional<Path> directory = Optional.empty();

  @Option(
      names = "--what",
      paramLabel = "TIME",
      description =
          "latency (default), bandwidth, exchange, or one-way, which needs --sync with a global"
              + " clock and --run-time GLOBAL.")
  private String what = MappedTime.LATENCY.toString();

  @Option(
      names = "--partners",
      paramLabel = "N",
      converter = CountConverter.class,
      description =
          "How many others each process meets (default: all, or 32 if there are more than 128 processes).")
  private Integer partners = 0;

  @Option(
      names = "--isolated",
      description = "Measure one pair at a time, not all pairs of a round at once.")
  private boolean isolated;

  @Mixin private final MapReadingOptions reading = new MapReadingOptions();

  @Mixin private final MapFiles files = new MapFiles();

  @Mixin private final CampaignArguments campaign = new CampaignArguments();

  @Mixin private final SubmitOptions submit = new SubmitOptions();

  @Mixin private HelpOption help;

  @Spec private CommandSpec spec;

  @Override
  public Integer call() {
    if (directory.isEmpty() && submit.isRequested()) {
      return submitted(plan());
    }
    return told(directory.map(this::opened).orElseGet(this::measured));
  }

  private int submitted(CampaignPlan measuring) {
    Path results = measuring.results().toAbsolutePath();
    SubmittedJob job = new SubmittedJob("map", submit, spec);
    return job.run(measuring.launch(), results, Mapping.campaign(results))
        ? told(opened(results))
        : ExitStatus.SUCCESS;
  }

  private int told(MapResult result) {
    PrintWriter output = spec.commandLine().getOut();
    PageStyle style = PageOptions.styleOf(spec);
    for (PairMap map : result.maps()) {
      style.fit(MapText.lines(map)).forEach(output::println);
      output.println();
    }
    style.fit(result.silent()).forEach(output::println);
    output.println("Results: " + result.directory());
    result.failures().stream()
        .map(failure -> failure.text().commandLine())
        .forEach(spec.commandLine().getErr()::println);
    files.write(result, directory.isEmpty(), output);
    output.flush();
    if (result.interrupted()) {
      return ExitCode.INTERRUPTED;
    }
    if (!result.failures().isEmpty() && result.silent().isEmpty()) {
      return GateOutcome.INFRASTRUCTURE_FAILURE.exitStatus();
    }
    if (result.maps().isEmpty()) {
      return GateOutcome.NOTHING_MEASURED.exitStatus();
    }
    boolean isSlow = result.maps().stream().anyMatch(map -> !map.confirmed().isEmpty());
    return isSlow || !result.silent().isEmpty()
        ? GateOutcome.REGRESSION.exitStatus()
        : ExitStatus.SUCCESS;
  }

  private MapResult opened(Path from) {
    return Mapping.open(from, reading.over(Mapping.reading(from)));
  }

  private CampaignPlan plan() {
    Settings defaults = Settings.builder().set(SettingKey.MSIZES, "8").build();
    CampaignPlan plan = campaign.plan(List.of(time().benchmark()), defaults).build();
    return plan.saysLaunches()
        ? plan
        : plan.toBuilder().set(SettingKey.LAUNCHES, DEFAULT_LAUNCHES).build();
  }

  private MapResult measured() {
    return Mapping.run(
        new MapPlan(plan(), time(), reading.over(MapReading.DEFAULT), partners, isolated),
        ProgressDisplay.onStandardError(campaign.isQuiet()));
  }

  private MappedTime time() {
    return choice(MappedTime.values(), what, "--what");
  }

  static <T> T choice(T[] values, String text, String option) {
    for (T value : values) {
      if (value.toString().equals(text)) {
        return value;
      }
    }
    throw CommandLineProblem.NAME_UNKNOWN.error(
        option + " cannot be '" + text + "'.", "Choose one of " + Arrays.toString(values) + ".");
  }
}

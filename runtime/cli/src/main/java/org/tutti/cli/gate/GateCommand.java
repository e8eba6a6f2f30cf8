package org.tutti.cli.gate;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import org.tutti.analysis.compare.CampaignComparison;
import org.tutti.analysis.compare.ComparisonOptions;
import org.tutti.analysis.gate.GateOutcome;
import org.tutti.analysis.gate.GateResult;
import org.tutti.analysis.gate.InconclusivePolicy;
import org.tutti.campaign.Campaign;
import org.tutti.campaign.CampaignResult;
import org.tutti.campaign.Confirmation;
import org.tutti.campaign.Remeasurement;
import org.tutti.cli.compare.ComparedLevels;
import org.tutti.cli.compare.NamedCampaigns;
import org.tutti.cli.option.CountConverter;
import org.tutti.cli.option.DriverOptions;
import org.tutti.cli.option.HelpOption;
import org.tutti.cli.option.PageOptions;
import org.tutti.cli.option.TrustOption;
import org.tutti.diagnostics.CampaignProblem;
import org.tutti.diagnostics.ProblemKind;
import org.tutti.diagnostics.TuttiException;
import org.tutti.report.gate.GateText;
import org.tutti.report.gate.PerformanceGate;
import org.tutti.report.progress.ProgressDisplay;
import org.tutti.report.remark.CampaignDoubt;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Fails if a change made a cell slower. */
@Command(
    name = "gate",
    description = {
      "Checks a change in continuous integration; the exit status says whether it is slower.",
      "gate --baseline DIR HEAD compares two campaigns. Without HEAD, the benchmarks of this jar"
          + " are measured now; with --baseline-jar, alternately with those of another jar."
          + " gate HEAD --factor NAME=A,B compares two levels of one campaign; A is the"
          + " baseline. Two directories of map are compared as maps.",
      "Exit status: 0 passed, 2 wrong usage, 3 slower, 4 not decided, 5 not measured: launches"
          + " failed, a cell of the baseline is missing, or the figures are not trustworthy or not"
          + " confirmed."
    })
public final class GateCommand implements Callable<Integer> {
  private static final ComparedLevels SIDES =
      new ComparedLevels(Remeasurement.FACTOR, List.of(Remeasurement.BASELINE, Remeasurement.HEAD));

  @Option(
      names = "--baseline",
      paramLabel = "DIR",
      description = {
        "Campaign of the baseline; the head uses the same plan.",
        "Repeated, or as 'night-*', the campaigns of many nights; the head is then judged as one"
            + " more night."
      })
  private List<Path> baselines = new ArrayList<>();

  @Parameters(
      arity = "0..1",
      paramLabel = "HEAD",
      description = "Campaign of the head (default: measure it now).")
  private Path head;

  @Option(
      names = "--baseline-jar",
      paramLabel = "JAR",
      description =
          "Jar with the benchmarks of the baseline, measured alternately with those of this jar.")
  private Optional<Path> baselineJar;

  @Option(
      names = "--factor",
      paramLabel = "NAME=A,B",
      description = "Two levels of HEAD instead of a baseline, as in compare.")
  private String factor;

  @Option(
      names = "--results",
      paramLabel = "DIR",
      description = "Campaign directory of the new measurement (default: next to the baseline).")
  private Optional<Path> results;

  @Option(
      names = "--launches",
      paramLabel = "N",
      converter = CountConverter.class,
      description = "Launches of each side (default: as many as the baseline has).")
  private Integer launches;

  @Option(
      names = "--confirm",
      paramLabel = "N[,over=TIME]",
      converter = ConfirmationRequest.ConfirmationReader.class,
      description = {
        "Measure cells that seem slower again before stopping the change: alternately with the "
            + "baseline if both can still be started (N, 2N, and 4N launches of each side until it "
            + "is decided), else the head alone with N further launches.",
        "With over=TIME, the launches of each confirmation are spread over this time, so that it"
            + " outlasts what disturbs the machine for minutes (default: 30m for the head alone,"
            + " else as the head was measured).",
        "What could not be measured again is not confirmed: exit status 5."
      })
  private ConfirmationRequest confirm;

  @Mixin private TrustOption trust;
  @Mixin private DriverOptions driver;
  @Mixin private final GateOptions options = new GateOptions();

  @Mixin private HelpOption help;

  @Spec private CommandSpec spec;

  @Override
  public Integer call() {
    driver.settings(); // Wrong ones are refused even if nothing is measured.
    if (head != null) {
      Optional<ComparedKind> kind =
          ComparedKind.of(Stream.concat(baselines.stream(), Stream.of(head)).toList());
      if (kind.isPresent()) {
        return kind.get()
            .gate(
                baselines,
                head,
                options.namedLimit(),
                options.namedFigure(),
                options.allowDifferent(),
                spec);
      }
    }
    GateResult result = evaluate();
    GateText.lines(result, PageOptions.styleOf(spec)).forEach(spec.commandLine().getOut()::println);
    GateFiles.write(result, options);
    return InconclusivePolicy.REPORT.exitStatus(result.outcome());
  }

  private GateResult evaluate() {
    checkSides();
    try {
      if (factor != null) {
        return ofLevels(
            ComparedLevels.parse(factor).pair(),
            CampaignResult.open(head, options.figure().wanted()));
      }
      return head == null
          ? ofMeasurement()
          : ofCampaigns(CampaignResult.open(head, options.figure().wanted()), List.of());
    } catch (TuttiException e) {
      if (e.problem().description().kind() == ProblemKind.USAGE && !isWithoutLaunches(e)) {
        throw e;
      }
      GateOutcome outcome =
          e.problem() == CampaignProblem.NO_COMMON_CELL
              ? GateOutcome.NOTHING_MEASURED
              : GateOutcome.INFRASTRUCTURE_FAILURE;
      return GateResult.without(outcome, options.margin(), e.commandLineMessage());
    }
  }

  /** If all launches of a jar failed, its level was measured nowhere, which is no wrong usage. */
  private boolean isWithoutLaunches(TuttiException e) {
    return head == null && e.problem() == CampaignProblem.LEVEL_NOT_MEASURED;
  }

  private void checkSides() {
    boolean levels = factor != null && head != null && baselines.isEmpty() && baselineJar.isEmpty();
    if (factor == null ? baselines.isEmpty() : !levels) {
      throw CampaignProblem.COMPARISON_WITHOUT_TWO_SIDES.error(
          "gate needs a baseline, or a campaign and two of its levels.",
          "Write gate --baseline DIR HEAD, or gate DIR --factor NAME=LEVEL,LEVEL.");
    }
  }

  private GateResult ofMeasurement() {
    Path measured = results.orElseGet(this::besideBaseline);
    ProgressDisplay progress = ProgressDisplay.onStandardError(driver.isQuiet());
    if (confirm != null) {
      progress.followedBy(
          new ConfirmationTime(
              confirm.launches(),
              () ->
                  baselineJar.isPresent()
                      || Confirmation.programBeside(latestBaseline(), measured).isPresent(),
              baselineJar.isEmpty(),
              confirm.over(),
              0));
    }
    CampaignResult result =
        Campaign.remeasure(
            new Remeasurement(
                latestBaseline(),
                baselineJar,
                measured,
                launches == null ? OptionalInt.empty() : OptionalInt.of(launches),
                trust.isGiven(),
                driver.settings()),
            progress);
    if (!options.figure().wanted().isEmpty()) {
      result = CampaignResult.open(result.directory(), options.figure().wanted());
    }
    if (result.outcome().interrupted()) {
      throw CampaignProblem.NOT_FINISHED.error(
          "The measurement was interrupted.", "Run the gate again to continue.");
    }
    if (baselineJar.isEmpty()) {
      return ofCampaigns(
          result,
          List.of(
              "baseline and head were measured one after the other, so a drift of the machine may"
                  + " look like a change; use --baseline-jar to measure them alternately"));
    }
    return ofLevels(SIDES, result);
  }

  private GateResult ofLevels(ComparedLevels levels, CampaignResult result) {
    GateResult judged =
        GateResult.of(
            compared(levels, result, options.comparison()),
            options.missing().isAllowed(),
            result.unfinished(),
            List.of());
    return confirmed(
        judged.doubted(
            CampaignDoubt.of("the campaign", result.analysis()).stream().toList(),
            options.allowUntrustworthy()),
        new GateConfirmation(
            result, Optional.empty(), true, (again, strict) -> compared(levels, again, strict)));
  }

  private CampaignComparison compared(
      ComparedLevels levels, CampaignResult result, ComparisonOptions of) {
    return levels.compared(result.analysis(), options.allowDifferent(), of).get(0);
  }

  private GateResult confirmed(GateResult first, GateConfirmation again) {
    return confirm == null
        ? first
        : again.confirmed(
            first,
            confirm,
            options,
            trust.isGiven(),
            driver.settings(),
            ProgressDisplay.onStandardError(driver.isQuiet()));
  }

  private GateResult ofCampaigns(CampaignResult headResult, List<String> notes) {
    List<CampaignResult> nights =
        NamedCampaigns.opened(
            NamedCampaigns.of(baselines, headResult.directory()), options.figure().wanted());
    GateResult judged =
        GateResult.of(
            CampaignComparison.ofCampaigns(
                nights.stream().map(CampaignResult::side).toList(),
                List.of(headResult.side()),
                options.allowDifferent(),
                options.comparison()),
            options.missing().isAllowed(),
            PerformanceGate.unfinished(nights, headResult),
            notes);
    List<String> doubts =
        Stream.concat(
                nights.stream()
                    .flatMap(one -> CampaignDoubt.of("the baseline", one.analysis()).stream())
                    .limit(1),
                CampaignDoubt.of("the head", headResult.analysis()).stream())
            .toList();
    return confirmed(
        judged.doubted(doubts, options.allowUntrustworthy()), confirmation(nights, headResult));
  }

  /** Alternately with the program of the latest night, or with the one that was named. */
  private GateConfirmation confirmation(List<CampaignResult> nights, CampaignResult headResult) {
    Optional<String> baseline =
        baselineJar
            .map(jar -> jar.toAbsolutePath().toString())
            .or(
                () ->
                    Confirmation.programBeside(
                        nights.get(nights.size() - 1).directory(), headResult.directory()));
    return new GateConfirmation(
        headResult,
        baseline,
        baseline.isPresent(),
        (again, strict) ->
            baseline.isPresent()
                ? compared(SIDES, again, strict)
                : CampaignComparison.ofCampaigns(
                    nights.stream().map(CampaignResult::side).toList(),
                    List.of(again.side()),
                    options.allowDifferent(),
                    strict));
  }

  /** Its name begins with another word, so that 'night-*' does not stand for it. */
  private Path besideBaseline() {
    Path baseline = latestBaseline();
    return baseline.resolveSibling(
        "head-after-" + baseline.toAbsolutePath().normalize().getFileName());
  }

  private Path latestBaseline() {
    List<Path> all = NamedCampaigns.of(baselines, head);
    return all.size() == 1
        ? all.get(0)
        : NamedCampaigns.opened(all, List.of()).get(all.size() - 1).directory();
  }
}

package org.tutti.cli;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.tutti.analysis.CampaignAnalysis;
import org.tutti.analysis.compare.CampaignComparison;
import org.tutti.analysis.compare.Side;
import org.tutti.analysis.gate.GateOutcome;
import org.tutti.analysis.gate.GateResult;
import org.tutti.analysis.gate.UnfinishedLaunches;
import org.tutti.diagnostics.CampaignProblem;
import org.tutti.diagnostics.ProblemKind;
import org.tutti.diagnostics.TuttiException;
import org.tutti.records.campaign.CampaignDirectory;
import org.tutti.report.gate.GateText;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Stops a change that has made a cell slower. */
@Command(
    name = "gate",
    description = {
      "Judges a change for continuous integration: gate --baseline DIR HEAD compares two campaigns;",
      "without HEAD the benchmarks of this jar are measured now, alternately with --baseline-jar.",
      "Exit status: 0 passed, 3 regression, 4 inconclusive, 5 nothing measured, 6 infrastructure"
          + " failure, 2 wrong usage."
    })
final class GateCommand implements Callable<Integer> {
  @Option(
      names = "--baseline",
      required = true,
      paramLabel = "DIR",
      description = "Campaign of the baseline; its plan is that of the head, too.")
  private Path baseline;

  @Parameters(
      arity = "0..1",
      paramLabel = "HEAD",
      description = "Campaign of the head; measured now unless given.")
  private Path head;

  @Mixin private final HeadMeasurement measurement = new HeadMeasurement();
  @Mixin private final GateOptions options = new GateOptions();

  @Option(names = "--help", usageHelp = true, description = "Shows this help.")
  private boolean help;

  @Spec private CommandSpec spec;

  @Override
  public Integer call() {
    GateResult result = judge();
    GateText.lines(result).forEach(spec.commandLine().getOut()::println);
    GateFiles.write(result, options);
    return result.outcome().exitStatus();
  }

  private GateResult judge() {
    try {
      return head == null ? ofMeasurement() : ofCampaigns(head, List.of());
    } catch (TuttiException e) {
      if (e.problem().description().kind() == ProblemKind.USAGE) {
        throw e;
      }
      GateOutcome outcome =
          e.problem() == CampaignProblem.NO_COMMON_CELL
              ? GateOutcome.NOTHING_MEASURED
              : GateOutcome.INFRASTRUCTURE_FAILURE;
      return GateResult.without(outcome, options.maxSlowdown(), e.getMessage());
    }
  }

  private GateResult ofMeasurement() {
    HeadMeasurement.Measured measured =
        measurement.measure(new CampaignDirectory(baseline), spec.commandLine().getOut());
    if (!measured.alternately()) {
      return ofCampaigns(
          measured.directory().path(),
          List.of(
              "baseline and head were measured one after the other, so that a drift of the machine"
                  + " looks like a change; give --baseline-jar to measure them alternately"));
    }
    CampaignAnalysis analysis = CampaignAnalysis.of(measured.directory());
    CampaignComparison comparison =
        CampaignComparison.of(
            Side.of(analysis, HeadMeasurement.FACTOR, HeadMeasurement.BASELINE),
            Side.of(analysis, HeadMeasurement.FACTOR, HeadMeasurement.HEAD),
            true,
            false,
            options.comparison());
    return GateResult.of(comparison, UnfinishedLaunches.of(analysis.contents()), List.of());
  }

  private GateResult ofCampaigns(Path headDirectory, List<String> notes) {
    CampaignAnalysis a = CampaignAnalysis.of(new CampaignDirectory(baseline));
    CampaignAnalysis b = CampaignAnalysis.of(new CampaignDirectory(headDirectory));
    CampaignComparison comparison =
        CampaignComparison.of(
            Side.of(baseline.toString(), a),
            Side.of(headDirectory.toString(), b),
            false,
            false,
            options.comparison());
    List<String> failures = new ArrayList<>(UnfinishedLaunches.of(a.contents()));
    failures.addAll(UnfinishedLaunches.of(b.contents()));
    return GateResult.of(comparison, failures, notes);
  }
}

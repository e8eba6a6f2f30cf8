package org.tutti.cli;

import java.io.PrintWriter;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.tutti.analysis.CampaignAnalysis;
import org.tutti.campaign.driver.CampaignOutcome;
import org.tutti.campaign.driver.CampaignRunner;
import org.tutti.campaign.driver.CampaignStoppingRule;
import org.tutti.campaign.driver.DriverConsole;
import org.tutti.campaign.driver.InterruptHandler;
import org.tutti.campaign.driver.ResolvedLaunchers;
import org.tutti.campaign.driver.TimeEstimate;
import org.tutti.campaign.opening.CampaignLock;
import org.tutti.campaign.opening.CampaignOpening;
import org.tutti.records.campaign.CampaignDirectory;
import org.tutti.records.campaign.Manifest;
import org.tutti.records.campaign.PlannedLaunch;
import org.tutti.report.DesignText;
import org.tutti.report.ReportText;

/** Runs a campaign and reports it, with nobody else at work on it. */
final class CampaignExecution {
  private static final int INTERRUPTED = 130;

  private final CampaignDirectory directory;
  private final DriverOptions options;
  private final List<CampaignStoppingRule> rules;
  private final PrintWriter output;

  CampaignExecution(
      CampaignDirectory directory,
      DriverOptions options,
      List<CampaignStoppingRule> rules,
      PrintWriter output) {
    this.directory = directory;
    this.options = options;
    this.rules = rules;
    this.output = output;
  }

  /**
   * Runs what is missing.
   *
   * @param wanted what the command line asks for
   * @param setAside whether results of another plan may be moved out of the way
   */
  CampaignOutcome run(CampaignPlan wanted, boolean setAside) {
    return begin(wanted, setAside, outcome -> {});
  }

  /** Runs what is missing, prints the report and returns the exit status. */
  int runAndReport(CampaignPlan wanted, boolean setAside) {
    return status(begin(wanted, setAside, this::report));
  }

  /**
   * Runs what is missing of the campaign that is there, and prints the report.
   *
   * @param changes what is known to have changed since its first launch
   * @param although whether to go on although something has
   * @return the exit status
   */
  int resume(Manifest manifest, List<String> changes, boolean although) {
    ResolvedLaunchers launchers = ResolvedLaunchers.of(manifest);
    return status(
        locked(
            launchers,
            () -> CampaignOpening.reopen(directory, manifest),
            new ResumeCheck(directory, changes, although),
            Optional.empty(),
            this::report));
  }

  private CampaignOutcome begin(
      CampaignPlan wanted, boolean setAside, Consumer<CampaignOutcome> report) {
    ResolvedLaunchers launchers = ResolvedLaunchers.of(wanted.manifest());
    directory.prepare();
    return locked(
        launchers,
        () -> CampaignOpening.open(directory, wanted.manifest(), setAside),
        new ResumeCheck(directory, List.of(), false),
        wanted.estimate(),
        report);
  }

  private static int status(CampaignOutcome outcome) {
    if (outcome.interrupted()) {
      return INTERRUPTED;
    }
    return outcome.isComplete() ? ExitStatus.SUCCESS : ExitStatus.FAILURE;
  }

  /** The report belongs to what must not be interrupted, so that Ctrl-C ends with a summary. */
  private CampaignOutcome locked(
      ResolvedLaunchers launchers,
      Supplier<Manifest> opening,
      ResumeCheck changes,
      Optional<TimeEstimate> estimate,
      Consumer<CampaignOutcome> report) {
    try (CampaignLock lock = CampaignLock.take(directory);
        InterruptHandler interruption = InterruptHandler.watch()) {
      DriverConsole console = DriverConsole.standardError();
      Manifest manifest = opening.get();
      Map<String, String> notes = changes.notes(manifest, launchers);
      Optional<TimeEstimate> best = TimeEstimate.of(directory).or(() -> estimate);
      List<PlannedLaunch> missing = directory.missing(manifest);
      DesignText.lines(manifest, missing, best.map(time -> time.words(missing.size())))
          .forEach(console::line);
      CampaignOutcome outcome =
          new CampaignRunner(
                  directory,
                  manifest,
                  launchers,
                  console,
                  interruption,
                  options.limits(),
                  options.retries(),
                  rules,
                  best)
              .run(notes);
      report.accept(outcome);
      return outcome;
    }
  }

  private void report(CampaignOutcome outcome) {
    ReportText.lines(CampaignAnalysis.of(directory)).forEach(output::println);
    outcome.failures().forEach(failure -> output.println("Not measured: " + failure));
    if (!outcome.isComplete()) {
      output.println(
          outcome.finished()
              + " of "
              + outcome.planned()
              + " launches are finished. The rest: java -jar <benchmarks.jar> resume "
              + directory.path());
    }
    output.flush();
  }
}

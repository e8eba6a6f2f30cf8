package org.tutti.runtime.cli;

import java.io.PrintWriter;
import java.util.Map;
import java.util.function.Supplier;
import org.tutti.runtime.analysis.CampaignAnalysis;
import org.tutti.runtime.campaign.CampaignDirectory;
import org.tutti.runtime.campaign.CampaignLock;
import org.tutti.runtime.campaign.CampaignOpening;
import org.tutti.runtime.campaign.Manifest;
import org.tutti.runtime.driver.CampaignOutcome;
import org.tutti.runtime.driver.CampaignRunner;
import org.tutti.runtime.driver.DriverConsole;
import org.tutti.runtime.driver.Interruption;
import org.tutti.runtime.driver.ResolvedLaunchers;
import org.tutti.runtime.report.ReportText;

/** Runs a campaign and reports it, with nobody else at work on it. */
final class CampaignExecution {
  private static final int INTERRUPTED = 130;

  private final CampaignDirectory directory;
  private final DriverOptions options;
  private final PrintWriter output;

  CampaignExecution(CampaignDirectory directory, DriverOptions options, PrintWriter output) {
    this.directory = directory;
    this.options = options;
    this.output = output;
  }

  /**
   * Runs what is missing, then prints the report.
   *
   * @param wanted what the command line asks for
   * @param setAside whether results of another plan may be moved out of the way
   * @return the exit status: 0 only if every launch of the design counts
   */
  int run(Manifest wanted, boolean setAside) {
    ResolvedLaunchers launchers = ResolvedLaunchers.of(wanted);
    directory.prepare();
    return locked(launchers, () -> CampaignOpening.open(directory, wanted, setAside), Map.of());
  }

  /**
   * Runs what is missing of the campaign that is there.
   *
   * @param notes what the journal shall say about it
   */
  int resume(Manifest manifest, Map<String, String> notes) {
    ResolvedLaunchers launchers = ResolvedLaunchers.of(manifest);
    return locked(launchers, () -> CampaignOpening.reopen(directory, manifest), notes);
  }

  private int locked(
      ResolvedLaunchers launchers, Supplier<Manifest> opening, Map<String, String> notes) {
    try (CampaignLock lock = CampaignLock.take(directory);
        Interruption interruption = Interruption.watch()) {
      CampaignOutcome outcome =
          new CampaignRunner(
                  directory,
                  opening.get(),
                  launchers,
                  DriverConsole.standardError(),
                  interruption,
                  options.limits(),
                  options.retries())
              .run(notes);
      report(outcome);
      if (outcome.interrupted()) {
        return INTERRUPTED;
      }
      return outcome.isComplete() ? 0 : 1;
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

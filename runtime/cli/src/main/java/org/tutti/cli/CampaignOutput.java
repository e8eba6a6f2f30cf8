package org.tutti.cli;

import java.io.PrintWriter;
import org.tutti.campaign.CampaignResult;
import org.tutti.report.ReportText;
import org.tutti.report.progress.DriverConsole;
import org.tutti.report.progress.ProgressDisplay;

/** Prints progress to standard error and, at the end, the report to standard output. */
final class CampaignOutput extends ProgressDisplay {
  private final PrintWriter output;

  CampaignOutput(PrintWriter output) {
    super(DriverConsole.standardError());
    this.output = output;
  }

  @Override
  public void finished(CampaignResult result) {
    ReportText.lines(result.analysis()).forEach(output::println);
    result.failures().forEach(failure -> output.println("Not measured: " + failure));
    if (!result.outcome().isComplete()) {
      output.println(
          result.outcome().finished()
              + " of "
              + result.outcome().planned()
              + " launches are finished. The rest: java -jar <benchmarks.jar> resume "
              + result.directory());
    }
    output.flush();
  }
}

package org.tutti.cli.run;

import java.io.PrintWriter;
import org.tutti.campaign.CampaignResult;
import org.tutti.cli.option.PageFileOption;
import org.tutti.diagnostics.Counted;
import org.tutti.report.ReportText;
import org.tutti.report.layout.PageStyle;
import org.tutti.report.progress.DriverConsole;
import org.tutti.report.progress.ProgressDisplay;

/** Prints progress to standard error and, at the end, the report to standard output. */
final class CampaignOutput extends ProgressDisplay {
  private final PrintWriter output;
  private final PageStyle style;
  private final PageFileOption page;

  CampaignOutput(PrintWriter output, PageStyle style, PageFileOption page, boolean quiet) {
    super(DriverConsole.standardError(), quiet);
    this.output = output;
    this.style = style;
    this.page = page;
  }

  @Override
  public void finished(CampaignResult result) {
    super.finished(result);
    ReportText.lines(result.analysis(), style).forEach(output::println);
    style
        .fit(
            result.failures().stream()
                .map(failure -> "Not measured: " + failure.text().commandLine())
                .toList())
        .forEach(output::println);
    if (!result.outcome().isComplete()) {
      output.println(
          result.outcome().finished()
              + " of "
              + Counted.of(result.outcome().planned(), "launch")
              + " finished. To run the rest:");
      output.println("  java -jar <benchmarks.jar> run --results " + result.directory());
    }
    page.write(result, output);
    output.flush();
  }
}

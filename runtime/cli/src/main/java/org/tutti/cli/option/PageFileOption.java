package org.tutti.cli.option;

import java.io.PrintWriter;
import org.tutti.campaign.CampaignResult;
import picocli.CommandLine.Option;

/** Whether a campaign gets a page with pictures. */
public final class PageFileOption {
  @Option(
      names = "--no-html",
      description =
          "Do not write a page with pictures (default: report.html in the results directory,"
              + " which takes two or three seconds after the last launch).")
  private boolean omitted;

  /** Writes the page of a campaign that was just measured, unless it is not wanted. */
  public void write(CampaignResult result, PrintWriter output) {
    if (!omitted) {
      PageFile.writeOf(result, output);
    }
  }
}

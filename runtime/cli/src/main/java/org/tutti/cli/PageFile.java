package org.tutti.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import org.tutti.campaign.CampaignResult;
import org.tutti.diagnostics.CampaignProblem;
import org.tutti.figures.page.ReportPage;
import org.tutti.figures.sync.SyncTable;
import org.tutti.report.ReportDigest;

/** Writes reports as pages with pictures. */
final class PageFile {
  private static final String NAME = "report.html";

  private PageFile() {}

  /** Writes the page of a campaign into its directory and says so, unless nothing was measured. */
  static void writeOf(CampaignResult result, PrintWriter output) {
    if (!result.cells().isEmpty()) {
      Path page = result.directory().resolve(NAME);
      write(page, List.of(result), List.of());
      output.println("Pictures: " + page.toString());
    }
  }

  static void write(Path file, List<CampaignResult> results, List<SyncTable> synchronization) {
    String page =
        ReportPage.of(
            results.stream().map(CampaignResult::analysis).map(ReportDigest::of).toList(),
            synchronization);
    try {
      OutputFile.write(file, page);
    } catch (IOException e) {
      throw CampaignProblem.OUTPUT_NOT_WRITABLE.error(
          "The page " + file + " could not be written: " + e + ".",
          "Name a file in a directory that you may write.",
          e);
    }
  }
}

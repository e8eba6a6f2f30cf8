package org.tutti.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.tutti.campaign.CampaignResult;
import org.tutti.diagnostics.CampaignProblem;
import org.tutti.figures.page.ReportPage;
import org.tutti.report.ReportDigest;

/** Writes reports as pages with pictures. */
final class PageFile {
  /** The page that a campaign makes in its directory. */
  static final String NAME = "report.html";

  private PageFile() {}

  static void write(Path file, List<CampaignResult> results) {
    String page =
        ReportPage.of(
            results.stream().map(CampaignResult::analysis).map(ReportDigest::of).toList());
    try {
      Files.writeString(file, page);
    } catch (IOException e) {
      throw CampaignProblem.OUTPUT_NOT_WRITABLE.error(
          "The page " + file + " could not be written: " + e + ".",
          "Name a file in a directory that you may write.",
          e);
    }
  }
}

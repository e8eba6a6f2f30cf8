package org.tutti.cli.option;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import org.tutti.analysis.JudgedFigure;
import org.tutti.campaign.CampaignResult;
import org.tutti.diagnostics.CampaignProblem;
import org.tutti.figures.page.PagePart;
import org.tutti.figures.page.ReportPage;
import org.tutti.records.file.DurableFiles;
import org.tutti.report.cell.ReportDigest;

/** Writes reports as pages with pictures. */
public final class PageFile {
  private static final String NAME = "report.html";

  private PageFile() {}

  /** Writes the page of a campaign into its directory and says so, unless nothing was measured. */
  public static void writeOf(CampaignResult result, PrintWriter output) {
    if (!result.cells().isEmpty()) {
      Path page = result.directory().resolve(NAME);
      // A link there is replaced: whoever made the directory must not choose another file.
      write(page, List.of(result), JudgedFigure.MEDIAN, List.of(), DurableFiles::write);
      output.println("Pictures: " + page.toString());
    }
  }

  /** Writes the page of campaigns to a file that the user names. */
  public static void write(
      Path file, List<CampaignResult> results, JudgedFigure figure, List<PagePart> parts) {
    write(file, results, figure, parts, OutputFile::write);
  }

  /** How a file is written. */
  private interface FileWriting {
    void write(Path file, byte[] content) throws IOException;
  }

  private static void write(
      Path file,
      List<CampaignResult> results,
      JudgedFigure figure,
      List<PagePart> parts,
      FileWriting writing) {
    String page =
        ReportPage.of(
            results.stream().map(CampaignResult::analysis).map(ReportDigest::of).toList(),
            figure,
            parts);
    try {
      writing.write(file, page.getBytes(StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw CampaignProblem.OUTPUT_NOT_WRITABLE.error(
          "The page " + file + " could not be written: " + e + ".",
          "Name a file in a writable directory.",
          e);
    }
  }
}

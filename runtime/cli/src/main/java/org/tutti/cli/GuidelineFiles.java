package org.tutti.cli;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.tutti.analysis.CampaignAnalysis;
import org.tutti.analysis.guideline.GuidelineCheck;
import org.tutti.diagnostics.CampaignProblem;
import org.tutti.report.guideline.FocusCsv;
import org.tutti.report.guideline.OverviewCsv;

/** Writes the data of the plots of luebbe2017. */
final class GuidelineFiles {
  private GuidelineFiles() {}

  /**
   * Writes {@code overview.csv} and {@code focus.csv}.
   *
   * @param directory made if it does not exist
   * @throws org.tutti.diagnostics.TuttiException if a file cannot be written
   */
  static void write(GuidelineCheck check, CampaignAnalysis analysis, Path directory) {
    try {
      Files.createDirectories(directory);
      OutputFile.write(
          directory.resolve("overview.csv"), overview -> OverviewCsv.write(check, overview));
      OutputFile.write(
          directory.resolve("focus.csv"), focus -> FocusCsv.write(check, analysis, focus));
    } catch (IOException | UncheckedIOException e) {
      throw CampaignProblem.OUTPUT_NOT_WRITABLE.error(
          "The data of plots could not be written to " + directory + ": " + e + ".",
          "Name a writable directory.",
          e);
    }
  }
}

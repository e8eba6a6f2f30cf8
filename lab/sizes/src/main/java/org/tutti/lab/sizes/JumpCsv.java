package org.tutti.lab.sizes;

import java.io.IOException;
import java.io.Writer;
import java.util.List;
import org.tutti.analysis.CampaignAnalysis;
import org.tutti.diagnostics.CampaignProblem;
import org.tutti.report.export.Export;
import org.tutti.report.export.TableCsv;

/** Tidy CSV of the table of jumps of the time over the message size. */
public final class JumpCsv implements Export {
  @Override
  public String name() {
    return "csv-jumps";
  }

  @Override
  public String description() {
    return "CSV, one row per figure of a jump over message sizes; needs adaptive sizes";
  }

  @Override
  public void write(CampaignAnalysis analysis, Writer output) throws IOException {
    SizeRefinement refinement =
        SizeRefinement.of(analysis)
            .orElseThrow(
                () ->
                    CampaignProblem.SIZES_NOT_ADAPTIVE.error(
                        "The message sizes of this campaign are not adaptive.",
                        "Measure with run --msizes adaptive:1..1Mi."));
    TableCsv.write(List.of(JumpSection.table(refinement)), output);
  }
}

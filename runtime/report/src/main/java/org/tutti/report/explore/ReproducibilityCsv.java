package org.tutti.report.explore;

import java.io.IOException;
import java.io.Writer;
import java.util.List;
import org.tutti.analysis.reproduce.Reproducibility;
import org.tutti.records.campaign.Treatment;
import org.tutti.report.ReproducibilityText;

/** Repeated campaigns as tidy CSV, one trial a row; trials are counted from 1. */
public final class ReproducibilityCsv {
  private ReproducibilityCsv() {}

  /** Writes the table. */
  public static void write(List<Reproducibility> cells, Writer output) throws IOException {
    FigureCsv csv = new FigureCsv(output);
    for (Reproducibility cell : cells) {
      double[] normalized = cell.normalized();
      for (int trial = 0; trial < normalized.length; trial++) {
        csv.row(ReproducibilityText.figure(cell) + " of trial", cell.key(), Treatment.ONLY)
            .with("at", trial + 1)
            .with("value", cell.values()[trial])
            .write();
        csv.row(ReproducibilityText.figure(cell) + ", normalized", cell.key(), Treatment.ONLY)
            .with("at", trial + 1)
            .with("value", normalized[trial])
            .write();
      }
    }
    csv.flush();
  }
}

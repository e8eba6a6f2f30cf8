package org.tutti.report.export;

import org.tutti.analysis.CellFigures;
import org.tutti.records.campaign.Treatment;
import org.tutti.records.launch.CellKey;

/** What identifies a cell for a program that knows benchmarks by their names only. */
final class CellLabel {
  private CellLabel() {}

  /** Cell and levels, as people read them. */
  static String of(CellFigures cell) {
    return of(cell.key(), cell.treatment());
  }

  static String of(CellKey key, Treatment treatment) {
    return key + (treatment.equals(Treatment.ONLY) ? "" : " at " + treatment);
  }

  /** The same as one word of letters, digits, and {@code . = - _}. */
  static String word(CellKey key, Treatment treatment) {
    return of(key, treatment).replaceAll("[^A-Za-z0-9.=-]+", "_").replaceAll("^_|_$", "");
  }
}

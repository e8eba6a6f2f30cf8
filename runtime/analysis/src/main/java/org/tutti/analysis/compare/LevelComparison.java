package org.tutti.analysis.compare;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.tutti.analysis.CellFigures;
import org.tutti.records.campaign.Treatment;
import org.tutti.records.launch.CellKey;

/** Compares each treatment of a campaign with one of them. Launches of a block form the pairs. */
final class LevelComparison {
  private LevelComparison() {}

  /** One pair for each cell of another treatment, in order; A is that treatment. */
  static List<CellPair> pairs(List<CellFigures> cells, Treatment base) {
    Map<CellKey, CellFigures> bases = new HashMap<>();
    for (CellFigures cell : cells) {
      if (cell.treatment().equals(base)) {
        bases.put(cell.key(), cell);
      }
    }
    List<CellPair> pairs = new ArrayList<>();
    for (CellFigures cell : cells) {
      CellFigures beside = bases.get(cell.key());
      if (beside != null && !cell.treatment().equals(base) && isMeasuredAlike(beside, cell)) {
        CellPair.of(cell.key(), beside, cell, true).ifPresent(pairs::add);
      }
    }
    return pairs;
  }

  /** Local and global run-times are different quantities; so are maximum and mean over ranks. */
  private static boolean isMeasuredAlike(CellFigures a, CellFigures b) {
    return a.settings().method().runTime() == b.settings().method().runTime()
        && a.settings().method().summary() == b.settings().method().summary();
  }
}

package org.tutti.lab.replicate;

import org.tutti.analysis.CellFigures;
import org.tutti.analysis.column.RowPlace;
import org.tutti.analysis.compare.CellPair;

/** Where in a campaign something was concluded. */
final class Places {
  private Places() {}

  /** The cell of side B. */
  static RowPlace of(CellPair pair) {
    return of(pair.figuresOfB());
  }

  static RowPlace of(CellFigures cell) {
    return new RowPlace(cell.key(), cell.treatment());
  }
}

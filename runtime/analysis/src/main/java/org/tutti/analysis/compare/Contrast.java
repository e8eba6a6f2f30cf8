package org.tutti.analysis.compare;

import java.util.Optional;
import org.tutti.analysis.CellFigures;

/**
 * Something that has levels, two of which are compared: each cell is at one of them, or at none.
 */
interface Contrast {
  /** Its name in messages. */
  String name();

  /** At which level a cell was measured; empty if it has none. */
  Optional<String> levelOf(CellFigures cell);

  /** The cell as both sides have it, without the level. */
  CellFigures without(CellFigures cell);

  /** Whether it decides how a cell is measured, so that the sides have to differ in that. */
  boolean decidesMethod();
}

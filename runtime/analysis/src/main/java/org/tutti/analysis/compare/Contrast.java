package org.tutti.analysis.compare;

import java.util.Optional;
import org.tutti.analysis.CellFigures;

/** Something that has levels to compare: each cell is at one of them, or at none. */
public interface Contrast {
  /** Its name in messages. */
  String name();

  /** The level at which a cell was measured; empty if it has none. */
  Optional<String> levelOf(CellFigures cell);

  /** Whether a cell was measured at a level, as a user names it. */
  default boolean isAt(String level, CellFigures cell) {
    return levelOf(cell).equals(Optional.of(level));
  }

  /** The cell without the level, as both sides have it. */
  CellFigures without(CellFigures cell);

  /** Whether its levels change how a cell is measured, so that the sides must differ in this. */
  boolean decidesMethod();

  /** Whether each launch is at one level, rather than measuring all of them. */
  default boolean variesBetweenLaunches() {
    return false;
  }

  /** Whether it decides how ranks are bound, so that the sides may differ in that. */
  default boolean decidesBinding() {
    return false;
  }
}

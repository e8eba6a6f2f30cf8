package org.tutti.analysis.compare;

import java.util.Optional;
import org.tutti.analysis.CellFigures;
import org.tutti.records.launch.CellKey;

/** The message sizes, all of which each launch measures. */
record SizeContrast() implements Contrast {
  static final String NAME = "msize";

  @Override
  public String name() {
    return NAME;
  }

  @Override
  public Optional<String> levelOf(CellFigures cell) {
    return Optional.of(Long.toString(cell.key().msize()));
  }

  @Override
  public CellFigures without(CellFigures cell) {
    CellKey key = cell.key();
    CellKey common =
        new CellKey(key.benchmark(), key.operation(), 0, key.processes(), key.parameters());
    return new CellFigures(common, cell.treatment(), cell.settings(), cell.launches());
  }

  @Override
  public boolean decidesMethod() {
    return false;
  }
}

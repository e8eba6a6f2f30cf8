package org.tutti.analysis.compare;

import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.tutti.analysis.CellFigures;
import org.tutti.records.launch.CellKey;

/** A parameter of the benchmarks, all of whose values each launch measures. */
record ParameterContrast(String name) implements Contrast {
  @Override
  public Optional<String> levelOf(CellFigures cell) {
    return Optional.ofNullable(cell.key().parameters().get(name));
  }

  @Override
  public CellFigures without(CellFigures cell) {
    CellKey key = cell.key();
    Map<String, String> rest = new TreeMap<>(key.parameters());
    rest.remove(name);
    CellKey common =
        new CellKey(key.benchmark(), key.operation(), key.msize(), key.processes(), rest);
    return new CellFigures(common, cell.treatment(), cell.settings(), cell.launches());
  }

  @Override
  public boolean decidesMethod() {
    return false;
  }
}

package org.tutti.analysis.compare;

import java.util.Optional;
import org.tutti.analysis.CellFigures;
import org.tutti.records.launch.CellKey;

/**
 * The benchmarks of one class, such as an algorithm and its mock-ups; each launch measures all of
 * them.
 */
record BenchmarkContrast() implements Contrast {
  static final String NAME = "benchmark";

  @Override
  public String name() {
    return NAME;
  }

  /** The method; in the catalog, the whole name, such as {@code MPI_Bcast:ring}. */
  @Override
  public Optional<String> levelOf(CellFigures cell) {
    return Optional.of(CellKey.level(cell.key().benchmark()));
  }

  /**
   * Whether a cell is of this level: in the catalog also what follows the colon, in a class also
   * class and method.
   */
  @Override
  public boolean isAt(String level, CellFigures cell) {
    String benchmark = cell.key().benchmark();
    return benchmark.equals(level)
        || benchmark.endsWith("." + level)
        || benchmark.endsWith(":" + level);
  }

  /** The class; its methods may name different operations. */
  @Override
  public CellFigures without(CellFigures cell) {
    CellKey key = cell.key();
    CellKey common =
        new CellKey(
            CellKey.family(key.benchmark()), "", key.msize(), key.processes(), key.parameters());
    return new CellFigures(common, cell.treatment(), cell.settings(), cell.launches());
  }

  @Override
  public boolean decidesMethod() {
    return false;
  }
}

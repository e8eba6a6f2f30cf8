package org.tutti.analysis.compare;

import java.util.ArrayList;
import java.util.List;
import java.util.PrimitiveIterator;
import java.util.stream.DoubleStream;

/**
 * The levels at which the correction has the tests of a cell made, and the corrected p-values. The
 * interval of its ratio has the level of the first: whether it lies within the margin needs no
 * further test.
 *
 * @param difference level of the test of the ratio
 * @param differencePValue its corrected p-value
 * @param shares level of the test of the modes; 0 without modes
 * @param sharesPValue its corrected p-value; 1 without modes
 */
record CellLevels(double difference, double differencePValue, double shares, double sharesPValue) {

  /** Those of all cells of a comparison, which are corrected together. */
  static List<CellLevels> of(List<CellTests> cells, ComparisonOptions options) {
    double[] differences = cells.stream().flatMapToDouble(CellTests::differences).toArray();
    PrimitiveIterator.OfDouble level = levels(differences, options);
    PrimitiveIterator.OfDouble pValue = pValues(differences, options);
    List<CellLevels> all = new ArrayList<>();
    for (CellTests cell : cells) {
      boolean modes = cell.modes().isPresent();
      all.add(
          new CellLevels(
              level.nextDouble(),
              pValue.nextDouble(),
              modes ? level.nextDouble() : 0,
              modes ? pValue.nextDouble() : 1));
    }
    return all;
  }

  private static PrimitiveIterator.OfDouble levels(double[] pValues, ComparisonOptions options) {
    return DoubleStream.of(options.correction().levels(pValues, options.significance())).iterator();
  }

  private static PrimitiveIterator.OfDouble pValues(double[] pValues, ComparisonOptions options) {
    return DoubleStream.of(options.correction().apply(pValues)).iterator();
  }
}

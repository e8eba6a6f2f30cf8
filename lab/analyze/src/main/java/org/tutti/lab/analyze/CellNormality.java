package org.tutti.lab.analyze;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;
import org.tutti.analysis.CellFigures;
import org.tutti.analysis.CellObservations;
import org.tutti.lab.analyze.normality.Normalization;

/**
 * Whether the data of a cell are normal, and whether logarithms or means of blocks are (Hoefler and
 * Belli 2015, rule 6 and figure 2).
 *
 * @param cell its figures
 * @param every one observation of how many was examined
 * @param observations of the observations of each launch
 * @param logarithms of their logarithms
 * @param blocks of the means of blocks of them, with the smallest block length at which normality
 *     is plausible; a launch without such a length has no answer
 * @param means of the means of the launches; empty if there are too few of them, or all are equal
 */
public record CellNormality(
    CellFigures cell,
    int every,
    NormalityCheck observations,
    NormalityCheck logarithms,
    NormalityCheck blocks,
    Optional<LaunchNormality> means) {
  /** With fewer blocks, normality would never be rejected. */
  private static final int MIN_BLOCKS = 30;

  static CellNormality of(CellObservations cell, double significance) {
    return new CellNormality(
        cell.figures(),
        cell.every(),
        each(cell, values -> LaunchNormality.of(1, values)),
        each(cell, CellNormality::logarithms),
        each(cell, values -> blocks(values, significance)),
        LaunchNormality.of(1, cell.figures().means()));
  }

  /** Whether the means of launches may be treated as normal. */
  public boolean hasPlausibleMeans(double significance) {
    return means.filter(found -> !found.shapiroWilk().rejectedAt(significance)).isPresent();
  }

  private static NormalityCheck each(
      CellObservations cell, Function<double[], Optional<LaunchNormality>> check) {
    Map<Integer, LaunchNormality> found = new TreeMap<>();
    List<double[]> launches = cell.runTimes();
    for (int i = 0; i < launches.size(); i++) {
      int number = cell.figures().launches().get(i).launch().number();
      check.apply(launches.get(i)).ifPresent(normality -> found.put(number, normality));
    }
    return new NormalityCheck(launches.size(), found);
  }

  private static Optional<LaunchNormality> logarithms(double[] values) {
    return Arrays.stream(values).allMatch(value -> value > 0)
        ? LaunchNormality.of(1, Normalization.logarithms(values))
        : Optional.empty();
  }

  private static Optional<LaunchNormality> blocks(double[] values, double significance) {
    return values.length < MIN_BLOCKS
        ? Optional.empty()
        : Normalization.search(values, significance, MIN_BLOCKS)
            .flatMap(found -> LaunchNormality.of(found.blockLength(), found.averages()));
  }
}

package org.tutti.analysis.compare;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.tutti.analysis.LaunchFigures;

/**
 * The comparisons whose p-values are corrected for each other. If the report of the campaign makes
 * all that are asked for, these are all that it makes, so that both say the same of a cell;
 * otherwise, those that are asked for.
 *
 * @param comparisons all of them, of which some may not be asked for
 * @param ofReport whether the report makes them
 */
public record ComparisonFamily(List<CellComparison> comparisons, boolean ofReport) {
  /** The launches of both sides, by which a pair is known whatever its cells are called. */
  private record PairLaunches(List<LaunchFigures> a, List<LaunchFigures> b) {
    static PairLaunches of(CellPair pair) {
      return new PairLaunches(pair.figuresOfA().launches(), pair.figuresOfB().launches());
    }
  }

  public ComparisonFamily {
    comparisons = List.copyOf(comparisons);
  }

  /**
   * The family of what is asked for.
   *
   * @param ofReport the pairs that the report compares, in the same way; empty if it does not
   */
  static ComparisonFamily of(
      ComparisonMethod method,
      ComparisonOptions options,
      List<CellPair> asked,
      List<CellPair> ofReport) {
    boolean isPart =
        ofReport.stream()
            .map(PairLaunches::of)
            .collect(Collectors.toSet())
            .containsAll(asked.stream().map(PairLaunches::of).toList());
    return new ComparisonFamily(
        CellJudge.judge(isPart ? ofReport : asked, method, options), isPart);
  }

  /** The comparisons that are asked for, in order. */
  List<CellComparison> of(List<CellPair> asked) {
    if (!ofReport) {
      return comparisons;
    }
    Map<PairLaunches, CellComparison> all = new HashMap<>();
    comparisons.forEach(one -> all.put(PairLaunches.of(one.pair()), one));
    return asked.stream().map(pair -> all.get(PairLaunches.of(pair)).named(pair)).toList();
  }

  /** How many tests are corrected for each other: one of each cell, or two with modes. */
  public int tests() {
    return comparisons.stream().mapToInt(cell -> cell.blocks().tests()).sum();
  }
}

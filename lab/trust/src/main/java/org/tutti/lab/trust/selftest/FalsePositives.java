package org.tutti.lab.trust.selftest;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.tutti.analysis.CellFigures;
import org.tutti.analysis.LaunchFigures;
import org.tutti.analysis.compare.CampaignComparison;
import org.tutti.analysis.compare.CellComparison;
import org.tutti.analysis.compare.CellComparison.ModesComparison;
import org.tutti.analysis.compare.ComparisonOptions;
import org.tutti.analysis.compare.Side;
import org.tutti.stats.hypothesis.TestResult;

/**
 * How often an A/A campaign finds a nonexistent difference. Its blocks are divided into consecutive
 * comparisons of n against n launches.
 *
 * @param comparisons number of tests, over all cells
 * @param found how many of them are significant on their own
 * @param families number of comparisons of all cells at once
 * @param familiesFound in how many of these any cell is said to differ, after the correction
 */
public record FalsePositives(int comparisons, int found, int families, int familiesFound) {

  /**
   * Counts the false positives of a campaign.
   *
   * @param a side A of the campaign
   * @param b side B of the campaign
   * @param n launches of each side in one comparison
   */
  static FalsePositives of(Side a, Side b, int n) {
    TreeMap<Integer, Integer> blocks = new TreeMap<>();
    a.cells()
        .forEach(
            cell -> cell.launches().forEach(f -> blocks.put(f.launch().block(), blocks.size())));
    List<Integer> order = new ArrayList<>(blocks.keySet());
    ComparisonOptions options = ComparisonOptions.DEFAULT;
    int comparisons = 0;
    int found = 0;
    int families = 0;
    int familiesFound = 0;
    for (int first = 0; first + n <= order.size(); first += n) {
      int from = order.get(first);
      int to = order.get(first + n - 1);
      CampaignComparison comparison =
          CampaignComparison.of(part(a, from, to), part(b, from, to), true, true, options);
      List<TestResult> tests = comparison.cells().stream().flatMap(FalsePositives::tests).toList();
      comparisons += tests.size();
      found += (int) tests.stream().filter(t -> t.rejectedAt(options.significance())).count();
      families++;
      familiesFound +=
          comparison.cells().stream().anyMatch(cell -> cell.verdict().isDifference()) ? 1 : 0;
    }
    return new FalsePositives(comparisons, found, families, familiesFound);
  }

  /** That of the ratio, and that of the shares of modes if there are any. */
  private static Stream<TestResult> tests(CellComparison cell) {
    return Stream.concat(
        Stream.of(cell.difference().test()), cell.modes().stream().map(ModesComparison::test));
  }

  private static Side part(Side side, int from, int to) {
    List<CellFigures> cells = new ArrayList<>();
    for (CellFigures cell : side.cells()) {
      List<LaunchFigures> launches =
          cell.launches().stream()
              .filter(f -> f.launch().block() >= from && f.launch().block() <= to)
              .toList();
      if (!launches.isEmpty()) {
        cells.add(new CellFigures(cell.key(), cell.treatment(), cell.settings(), launches));
      }
    }
    return new Side(side.name(), cells, side.headers(), side.measuredAlike());
  }
}

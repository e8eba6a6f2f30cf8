package org.tutti.bench.campaignpower;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import org.tutti.analysis.compare.CellComparison;
import org.tutti.analysis.compare.Verdict;
import org.tutti.stats.summary.Quartiles;

/** What was found of the cells of one message size. */
final class VerdictCounts {
  private static final double LEVEL = 0.05;

  private final Map<Verdict, Integer> verdicts = new EnumMap<>(Verdict.class);
  private final List<Double> ratios = new ArrayList<>();
  private int comparisons;
  private int significant;
  private int slower;

  void add(CellComparison cell) {
    comparisons++;
    verdicts.merge(cell.verdict(), 1, Integer::sum);
    significant += isSignificant(cell) ? 1 : 0;
    slower += isSlower(cell) ? 1 : 0;
    cell.ratio().ifPresent(ratio -> ratios.add(ratio.value()));
  }

  /** Whether a test of the cell, before any correction, rejects that nothing differs. */
  private static boolean isSignificant(CellComparison cell) {
    return cell.difference().test().pValue() <= LEVEL;
  }

  /** Whether B was found to take longer, be it so little that the verdict is "equivalent". */
  private static boolean isSlower(CellComparison cell) {
    boolean longer = cell.ratio().filter(ratio -> ratio.value() > 1).isPresent();
    return longer && cell.difference().correctedPValue() <= LEVEL;
  }

  int comparisons() {
    return comparisons;
  }

  int significant() {
    return significant;
  }

  /** In per cent. */
  String words() {
    return String.format(
        Locale.ROOT,
        "p <= 0.05 in %5.1f %%, slower after Holm in %5.1f %% of %d; verdicts: %s; median ratio"
            + " %.4f",
        percent(significant),
        percent(slower),
        comparisons,
        verdicts.entrySet().stream()
            .map(verdict -> verdict.getKey().word() + " " + share(verdict.getValue()))
            .collect(Collectors.joining(", ")),
        Quartiles.of(ratios.stream().mapToDouble(ratio -> ratio).toArray()).median());
  }

  private String share(int count) {
    return String.format(Locale.ROOT, "%.1f %%", percent(count));
  }

  private double percent(int count) {
    return 100.0 * count / comparisons;
  }
}

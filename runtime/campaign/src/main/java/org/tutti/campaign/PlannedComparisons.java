package org.tutti.campaign;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.tutti.analysis.compare.ComparisonMethod;
import org.tutti.analysis.compare.ComparisonOptions;
import org.tutti.diagnostics.Counted;
import org.tutti.measure.plan.Cell;
import org.tutti.measure.plan.Plan;

/**
 * The comparisons that a campaign's report will make, and how many launches they need: the p-values
 * of paired launches are no multiples of less than a power of two, and are corrected for each
 * other, so few launches say nothing of many cells, however great their differences are.
 *
 * @param tests number of tests that are corrected for each other
 */
record PlannedComparisons(int tests) {

  /**
   * Those of a design: with the baselines of classes, or of each treatment with the first.
   *
   * @param treatments the plan of each treatment
   */
  static PlannedComparisons of(List<Plan> treatments) {
    int withBaselines = treatments.stream().mapToInt(PlannedComparisons::withBaselines).sum();
    int withFirst = treatments.stream().skip(1).mapToInt(plan -> plan.cells().size()).sum();
    return new PlannedComparisons(withBaselines > 0 ? withBaselines : withFirst);
  }

  private static int withBaselines(Plan plan) {
    Set<String> families =
        plan.cells().stream()
            .filter(cell -> cell.benchmark().baseline())
            .map(cell -> cell.benchmark().family())
            .collect(Collectors.toSet());
    return (int) plan.cells().stream().filter(cell -> isCompared(cell, families)).count();
  }

  private static boolean isCompared(Cell cell, Set<String> families) {
    return !cell.benchmark().baseline() && families.contains(cell.benchmark().family());
  }

  /** The fewest launches of each treatment that can say slower or faster of any cell. */
  int leastLaunches() {
    return tests == 0 ? 0 : ComparisonMethod.PAIRED.leastLaunches(tests, ComparisonOptions.DEFAULT);
  }

  /** What so many launches cannot say; empty if they are enough. */
  Optional<String> notice(int launches) {
    int least = leastLaunches();
    return launches >= least
        ? Optional.empty()
        : Optional.of(
            Counted.of(launches, "launch")
                + " cannot show any difference in "
                + Counted.of(tests, "comparison")
                + ", however large; "
                + least
                + " can (--launches "
                + least
                + ").");
  }
}

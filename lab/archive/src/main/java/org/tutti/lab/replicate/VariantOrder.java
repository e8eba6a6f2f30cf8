package org.tutti.lab.replicate;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.tutti.analysis.column.RowPlace;
import org.tutti.analysis.compare.CellComparison;
import org.tutti.analysis.compare.CellPair;
import org.tutti.analysis.compare.ComparisonOptions;
import org.tutti.stats.interval.Estimate;

/**
 * Which of several variants is faster than which: of neighbors in their order, from the fastest,
 * those whose comparison found a difference.
 *
 * @param place what all of them measure
 * @param statement their names, from the fastest, with {@code <} where a difference was found
 * @param steps the comparisons of neighbors that found one
 */
record VariantOrder(RowPlace place, String statement, List<CellComparison> steps)
    implements Conclusion {
  @Override
  public ConclusionKind kind() {
    return ConclusionKind.ORDER;
  }

  @Override
  public Optional<Estimate> ratio() {
    return steps.size() == 1 ? steps.get(0).ratio() : Optional.empty();
  }

  @Override
  public Optional<List<RatioClaim>> claims(CellsOfReplica there) {
    List<RatioClaim> claims = new ArrayList<>();
    for (CellComparison step : steps) {
      Optional<CellPair> pair = there.pair(step.pair());
      if (pair.isEmpty()) {
        return Optional.empty();
      }
      claims.add(VerdictClaim.of(pair.get(), step, ComparisonOptions.DEFAULT));
    }
    return Optional.of(claims);
  }
}

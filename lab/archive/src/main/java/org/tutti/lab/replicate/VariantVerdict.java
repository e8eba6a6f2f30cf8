package org.tutti.lab.replicate;

import java.util.List;
import java.util.Optional;
import org.tutti.analysis.column.RowPlace;
import org.tutti.analysis.compare.CellComparison;
import org.tutti.analysis.compare.ComparisonOptions;
import org.tutti.analysis.compare.Verdict;
import org.tutti.stats.interval.Estimate;

/**
 * That a variant is faster than another one, slower, or equivalent.
 *
 * @param found the comparison, which is decided
 * @param against name of the variant that is A
 */
record VariantVerdict(CellComparison found, String against) implements Conclusion {
  @Override
  public ConclusionKind kind() {
    return ConclusionKind.VERDICT;
  }

  @Override
  public RowPlace place() {
    return Places.of(found.pair());
  }

  @Override
  public String statement() {
    return words(found.verdict()) + " " + against;
  }

  private static String words(Verdict verdict) {
    return verdict == Verdict.EQUIVALENT ? "equivalent to" : verdict.word() + " than";
  }

  @Override
  public Optional<Estimate> ratio() {
    return found.ratio();
  }

  @Override
  public Optional<List<RatioClaim>> claims(CellsOfReplica there) {
    return there
        .pair(found.pair())
        .map(pair -> List.of(VerdictClaim.of(pair, found, ComparisonOptions.DEFAULT)));
  }
}

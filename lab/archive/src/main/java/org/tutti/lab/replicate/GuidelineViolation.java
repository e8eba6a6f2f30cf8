package org.tutti.lab.replicate;

import java.util.List;
import java.util.Optional;
import org.tutti.analysis.column.RowPlace;
import org.tutti.lab.check.guideline.GuidelineTest;
import org.tutti.stats.interval.Estimate;

/**
 * That a guideline is violated: its left side takes longer than the right side, by more than the
 * margin. It is found again if the interval shows that it takes longer, and the ratio is beyond the
 * margin, which is what {@code check} calls a violation; it is not if the interval lies within the
 * margin.
 *
 * @param test what {@code check} has found
 * @param margin by which it may be slower, such as 0.03
 */
record GuidelineViolation(GuidelineTest test, double margin) implements Conclusion {
  @Override
  public ConclusionKind kind() {
    return ConclusionKind.GUIDELINE;
  }

  @Override
  public RowPlace place() {
    return Places.of(test.own().pair().figuresOfA());
  }

  @Override
  public String statement() {
    return "violated: " + test.guideline();
  }

  @Override
  public Optional<Estimate> ratio() {
    return test.own().ratio();
  }

  @Override
  public Optional<List<RatioClaim>> claims(CellsOfReplica there) {
    return there
        .pair(test.own().pair())
        .map(pair -> List.of(new ViolationClaim(new RangeClaim(pair, 0, 1 / (1 + margin)))));
  }
}

package org.tutti.lab.replicate;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.tutti.analysis.CellFigures;
import org.tutti.analysis.LaunchFigures;
import org.tutti.analysis.column.RowPlace;
import org.tutti.analysis.compare.CellComparison;
import org.tutti.analysis.compare.CellPair;
import org.tutti.records.campaign.PlannedLaunch;
import org.tutti.records.launch.GlobalTiming;
import org.tutti.stats.interval.Estimate;

/**
 * How many times as long a variant takes as another one. The ratios of the blocks of both campaigns
 * are compared as independent launches are.
 *
 * @param found the comparison, which has a ratio
 * @param against name of the variant that is A
 * @param margin by which a ratio may differ and be the same, such as 0.1
 */
record VariantRatio(CellComparison found, String against, double margin) implements Conclusion {
  @Override
  public ConclusionKind kind() {
    return ConclusionKind.RATIO;
  }

  @Override
  public RowPlace place() {
    return Places.of(found.pair());
  }

  @Override
  public String statement() {
    return "ratio to " + against + ", within " + Math.round(100 * margin) + " %";
  }

  @Override
  public Optional<Estimate> ratio() {
    return found.ratio();
  }

  @Override
  public Optional<List<RatioClaim>> claims(CellsOfReplica there) {
    return there
        .pair(found.pair())
        .map(pair -> List.of(QuotientClaim.of(ratios(pair), pair, margin)));
  }

  /** The ratios of the blocks of both campaigns; that of this conclusion is A. */
  private CellPair ratios(CellPair there) {
    CellFigures first = ofBlocks(found.pair());
    CellFigures second = ofBlocks(there);
    return new CellPair(
        there.key(), there.levels(), first.medians(), second.medians(), first, second);
  }

  private static CellFigures ofBlocks(CellPair pair) {
    double[] a = pair.a();
    double[] b = pair.b();
    CellFigures cell = pair.figuresOfB();
    List<LaunchFigures> launches =
        IntStream.range(0, Math.min(a.length, b.length))
            .mapToObj(
                i ->
                    new LaunchFigures(
                        new PlannedLaunch(i + 1, i + 1, cell.treatment()),
                        LaunchFigures.Times.allOf(b[i] / a[i]),
                        new LaunchFigures.Counts(1, 0, 0),
                        GlobalTiming.NONE,
                        List.of(),
                        step(pair, a[i], b[i])))
            .toList();
    return new CellFigures(cell.key(), cell.treatment(), cell.settings(), launches);
  }

  /** The steps of the clock on the scale of the ratio. */
  private static double step(CellPair pair, double a, double b) {
    return b / a * (pair.figuresOfA().clockStep() / a + pair.figuresOfB().clockStep() / b);
  }
}

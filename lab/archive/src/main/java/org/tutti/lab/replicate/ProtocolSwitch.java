package org.tutti.lab.replicate;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.tutti.analysis.CellFigures;
import org.tutti.analysis.LaunchFigures;
import org.tutti.analysis.column.RowPlace;
import org.tutti.analysis.compare.CellPair;
import org.tutti.lab.sizes.MeasuredCurve;
import org.tutti.lab.sizes.MeasuredJump;
import org.tutti.lab.sizes.curve.CurveJump;
import org.tutti.records.campaign.PlannedLaunch;
import org.tutti.records.launch.GlobalTiming;
import org.tutti.records.launch.MessageSize;
import org.tutti.stats.interval.Estimate;

/**
 * That the time jumps between two sizes. It is found again if the jump between the same sizes,
 * beside the slope at the same two sizes around them, is beyond the threshold in the same
 * direction.
 *
 * @param jump what was found
 * @param around the four sizes of its slopes, in bytes
 * @param threshold of the rule that refined the sizes, relative to the time
 * @param sample a cell of the curve, for how it was measured
 */
record ProtocolSwitch(MeasuredJump jump, List<Long> around, double threshold, CellFigures sample)
    implements Conclusion {
  private static final double LEAST = 1e-6;

  @Override
  public ConclusionKind kind() {
    return ConclusionKind.JUMP;
  }

  @Override
  public RowPlace place() {
    return new RowPlace(jump.key(), jump.treatment());
  }

  @Override
  public String statement() {
    return "jump between "
        + MessageSize.text(jump.jump().after())
        + " and "
        + MessageSize.text(jump.jump().upTo());
  }

  /** One plus its height. */
  @Override
  public Optional<Estimate> ratio() {
    Estimate height = jump.jump().height();
    return Optional.of(
        new Estimate(
            1 + height.value(),
            1 + height.low(),
            1 + height.high(),
            height.level(),
            height.method(),
            height.n()));
  }

  @Override
  public Optional<List<RatioClaim>> claims(CellsOfReplica there) {
    return there
        .curve(jump.key(), jump.treatment())
        .map(this::heights)
        .filter(heights -> heights.length > 0)
        .map(heights -> List.of(claim(heights)));
  }

  private double[] heights(MeasuredCurve curve) {
    return curve.times().sizes().containsAll(around)
        ? CurveJump.heights(curve.times(), around)
        : new double[0];
  }

  private RatioClaim claim(double[] heights) {
    double[] before = new double[heights.length];
    Arrays.fill(before, 1);
    double[] behind = Arrays.stream(heights).map(height -> Math.max(LEAST, 1 + height)).toArray();
    CellPair pair =
        new CellPair(
            jump.key(),
            jump.treatment().levels(),
            before,
            behind,
            figures(before),
            figures(behind));
    return jump.jump().height().value() > 0
        ? new RangeClaim(pair, 1 + threshold, Double.POSITIVE_INFINITY)
        : new RangeClaim(pair, 0, 1 - threshold);
  }

  /** The time without a jump is 1 in each pass. */
  private CellFigures figures(double[] times) {
    return new CellFigures(
        jump.key(),
        jump.treatment(),
        sample.settings(),
        IntStream.range(0, times.length)
            .mapToObj(
                i ->
                    new LaunchFigures(
                        new PlannedLaunch(i + 1, i + 1, jump.treatment()),
                        LaunchFigures.Times.allOf(times[i]),
                        new LaunchFigures.Counts(1, 0, 0),
                        GlobalTiming.NONE,
                        List.of(),
                        0))
            .toList());
  }
}

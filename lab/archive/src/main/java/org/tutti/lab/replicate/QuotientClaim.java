package org.tutti.lab.replicate;

import java.util.function.IntFunction;
import java.util.stream.DoubleStream;
import org.tutti.analysis.compare.CellComparison;
import org.tutti.analysis.compare.CellPair;
import org.tutti.analysis.compare.FurtherLaunches;
import org.tutti.stats.interval.Estimate;
import org.tutti.stats.planning.FurtherSamples;

/**
 * That the ratios of two campaigns are the same within a margin.
 *
 * @param range of the quotient of both
 * @param shown the two variants in the second campaign
 */
record QuotientClaim(RangeClaim range, CellPair shown) implements RatioClaim {
  /** Eight of ten values of a normal distribution deviate by less, as for other numbers. */
  private static final double UNCERTAINTY = 1.28;

  /** The fewest blocks whose ratios have an interval of their own; others say too little. */
  private static final int MIN_BLOCKS = 6;

  static QuotientClaim of(CellPair ratios, CellPair shown, double margin) {
    return new QuotientClaim(new RangeClaim(ratios, 1 / (1 + margin), 1 + margin), shown);
  }

  @Override
  public CellPair pair() {
    return range.pair();
  }

  @Override
  public boolean isPaired() {
    return false;
  }

  @Override
  public ClaimState state(CellComparison found) {
    return found.pair().b().length < MIN_BLOCKS ? ClaimState.UNDECIDED : range.state(found);
  }

  /**
   * Only the second campaign can grow, so the further launches are those of it alone; with too few
   * launches of the first one, no number is enough.
   */
  @Override
  public FurtherSamples further(CellComparison found, FurtherLaunches launches) {
    return found
        .ratio()
        .map(ratio -> further(ratio, found.pair().a(), found.pair().b()))
        .orElseGet(() -> withoutRatio(found.pair().a().length, found.pair().b().length));
  }

  private static FurtherSamples withoutRatio(int first, int second) {
    int least = MIN_BLOCKS - second;
    return first < MIN_BLOCKS || least <= 0
        ? FurtherSamples.NEVER
        : new FurtherSamples(least, least, FurtherSamples.MAX);
  }

  private FurtherSamples further(Estimate quotient, double[] first, double[] second) {
    int least = Math.max(1, MIN_BLOCKS - second.length);
    if (second.length < MIN_BLOCKS && range.state(quotient) != ClaimState.UNDECIDED) {
      return new FurtherSamples(least, least, least);
    }
    double fixed = squaredError(first);
    double growing = squaredError(second);
    double error = Math.sqrt(fixed + growing);
    if (error == 0) {
      return FurtherSamples.NEVER;
    }
    double critical = Math.log(quotient.high() / quotient.low()) / 2 / error;
    double distance =
        Math.min(
            Math.abs(Math.log(quotient.value() / range.least())),
            Math.abs(Math.log(quotient.value() / range.most())));
    IntFunction<Integer> more =
        errors -> {
          double wanted = (distance + errors * UNCERTAINTY * error) / critical;
          double left = wanted <= 0 ? 0 : wanted * wanted - fixed;
          return left <= 0
              ? FurtherSamples.MAX
              : (int)
                  Math.min(
                      FurtherSamples.MAX,
                      Math.max(least, Math.ceil(second.length * (growing / left - 1))));
        };
    return new FurtherSamples(more.apply(1), more.apply(0), more.apply(-1));
  }

  /** The squared standard error of the mean of the logarithms. */
  private static double squaredError(double[] ratios) {
    double[] logarithms = DoubleStream.of(ratios).map(Math::log).toArray();
    double mean = DoubleStream.of(logarithms).average().orElseThrow();
    double squares = DoubleStream.of(logarithms).map(x -> (x - mean) * (x - mean)).sum();
    return squares / Math.max(1, ratios.length - 1) / ratios.length;
  }
}

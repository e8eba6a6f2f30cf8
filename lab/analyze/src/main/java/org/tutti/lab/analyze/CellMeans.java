package org.tutti.lab.analyze;

import java.util.Arrays;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import org.tutti.analysis.CellFigures;
import org.tutti.lab.analyze.normality.Normalization;
import org.tutti.stats.interval.Estimate;
import org.tutti.stats.interval.MeanInterval;
import org.tutti.stats.summary.Costs;
import org.tutti.stats.summary.Moments;
import org.tutti.stats.summary.Rates;

/**
 * The means of a cell over its launches, each by its kind (Hoefler and Belli 2015, rule 3): the
 * run-time is a cost, bytes per second are a rate.
 *
 * @param cell its figures
 * @param time arithmetic mean of the launches' means, in nanoseconds
 * @param interval that mean with Student's interval, which holds if the means are normal; empty
 *     with one launch
 * @param logarithmic geometric mean of the launches' means with the interval from their logarithms;
 *     empty with one launch
 * @param bytesPerSecond harmonic mean of {@code msize} divided by each launch's mean; empty without
 *     a message
 * @param variation coefficient of variation of the launches' means; empty with one launch
 * @param launchesNeeded launches that give {@link #interval} a half width of 1 %; empty with one
 *     launch
 */
public record CellMeans(
    CellFigures cell,
    double time,
    Optional<Estimate> interval,
    Optional<Estimate> logarithmic,
    OptionalDouble bytesPerSecond,
    OptionalDouble variation,
    OptionalInt launchesNeeded) {
  private static final double NANOS_PER_SECOND = 1e9;
  private static final double HALF_WIDTH = 0.01;

  static CellMeans of(CellFigures cell) {
    double[] means = cell.means();
    double time = Costs.of(means).mean();
    long msize = cell.key().msize();
    // A mean of 0 comes from a clock too coarse for the operation; no ratio to it exists.
    boolean positive = Arrays.stream(means).allMatch(mean -> mean > 0);
    OptionalDouble rate =
        msize > 0 && positive ? OptionalDouble.of(rate(msize, means)) : OptionalDouble.empty();
    if (means.length == 1 || !positive) {
      return new CellMeans(
          cell,
          time,
          Optional.empty(),
          Optional.empty(),
          rate,
          OptionalDouble.empty(),
          OptionalInt.empty());
    }
    Moments moments = Moments.of(means);
    return new CellMeans(
        cell,
        time,
        Optional.of(MeanInterval.of(moments, CellFigures.LEVEL)),
        Optional.of(
            MeanInterval.of(Normalization.logarithms(means), CellFigures.LEVEL).exponential()),
        rate,
        OptionalDouble.of(moments.coefficientOfVariation()),
        OptionalInt.of(SampleSize.forMean(moments, HALF_WIDTH, CellFigures.LEVEL)));
  }

  private static double rate(long msize, double[] means) {
    return Rates.of(Arrays.stream(means).map(mean -> msize / mean * NANOS_PER_SECOND).toArray())
        .mean();
  }
}

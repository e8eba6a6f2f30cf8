package org.tutti.lab.history;

import java.time.Duration;
import java.time.Instant;
import java.util.Map;
import java.util.Optional;
import java.util.stream.DoubleStream;
import org.tutti.analysis.CellFigures;
import org.tutti.stats.sample.OrderedSample;

/**
 * Where the launches of a cell lay during a month: nine in ten of their medians. What a campaign
 * finds outside is unusual, whether or not a test calls it a change. Times in nanoseconds.
 *
 * @param low quantile of the medians at 0.05
 * @param high quantile of the medians at 0.95
 * @param launches how many there are
 */
public record HistoryBand(double low, double high, int launches) {
  /** How long before the last campaign. */
  public static final Duration MONTH = Duration.ofDays(30);

  /** With fewer launches the quantiles are the extremes, which say little about the next launch. */
  public static final int MIN_LAUNCHES = 20;

  private static final double SHARE_OUTSIDE = 0.05;

  /**
   * The band of the campaigns before the last one.
   *
   * @param last when the last campaign began; it does not count itself
   * @param campaigns the figures of a cell by the time at which the campaign began
   */
  static Optional<HistoryBand> before(Instant last, Map<Instant, CellFigures> campaigns) {
    double[] medians =
        campaigns.entrySet().stream()
            .filter(campaign -> campaign.getKey().isBefore(last))
            .filter(campaign -> !campaign.getKey().isBefore(last.minus(MONTH)))
            .flatMapToDouble(campaign -> DoubleStream.of(campaign.getValue().medians()))
            .toArray();
    if (medians.length < MIN_LAUNCHES) {
      return Optional.empty();
    }
    OrderedSample ordered = OrderedSample.of("medians", medians);
    return Optional.of(
        new HistoryBand(
            ordered.quantile(SHARE_OUTSIDE), ordered.quantile(1 - SHARE_OUTSIDE), medians.length));
  }

  /** Whether a time lies in it. */
  public boolean contains(double time) {
    return low <= time && time <= high;
  }
}

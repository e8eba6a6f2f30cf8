package org.tutti.records.launch;

import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.ToDoubleFunction;

/**
 * A local clock as measured on every rank at the start of the launch.
 *
 * @param name such as {@code MONOTONIC}
 * @param refusal why it cannot be read or trusted on some rank
 * @param ranks what it is worth on each rank, by rank; empty where it is refused
 */
public record ClockRecord(String name, Optional<String> refusal, List<OfRank> ranks) {

  public ClockRecord {
    ranks = List.copyOf(ranks);
  }

  /** A clock that is the same on all ranks and never runs back. */
  public ClockRecord(String name, double granularityNanos, double costNanos) {
    this(
        name,
        Optional.empty(),
        List.of(new OfRank(granularityNanos, costNanos, true, OptionalDouble.empty())));
  }

  /** A clock that cannot be read or trusted. */
  public static ClockRecord refused(String name, String reason) {
    return new ClockRecord(name, Optional.of(reason), List.of());
  }

  /**
   * The clock of one rank.
   *
   * @param granularityNanos smallest step that was seen
   * @param costNanos cost of reading it once
   * @param monotonic whether no reading lay before the one it followed
   * @param rateError bound of the relative error of its rate, where that was calibrated
   */
  public record OfRank(
      double granularityNanos, double costNanos, boolean monotonic, OptionalDouble rateError) {}

  /** Smallest step, on the rank where it is largest. */
  public double granularityNanos() {
    return worst(OfRank::granularityNanos);
  }

  /** Cost of one reading, on the rank where it is largest. */
  public double costNanos() {
    return worst(OfRank::costNanos);
  }

  /** Whether it ran back on no rank. */
  public boolean monotonic() {
    return ranks.stream().allMatch(OfRank::monotonic);
  }

  /** Bound of the relative error of its rate, on the rank where it is largest. */
  public OptionalDouble rateError() {
    return ranks.stream()
        .map(OfRank::rateError)
        .filter(OptionalDouble::isPresent)
        .mapToDouble(OptionalDouble::getAsDouble)
        .max();
  }

  private double worst(ToDoubleFunction<OfRank> figure) {
    return ranks.stream().mapToDouble(figure).max().orElse(Double.NaN);
  }
}

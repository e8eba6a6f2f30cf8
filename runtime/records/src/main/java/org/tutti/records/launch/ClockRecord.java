package org.tutti.records.launch;

import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.ToDoubleFunction;
import org.tutti.records.json.RecordFields;
import org.tutti.sync.ClockKind;

/**
 * A local clock as measured on every rank at the start of the launch.
 *
 * @param kind which clock it is
 * @param unavailableReason why it cannot be read or trusted on some rank
 * @param ranks its resolution and cost on each rank, by rank; empty if it is unavailable
 */
public record ClockRecord(ClockKind kind, Optional<String> unavailableReason, List<OfRank> ranks) {

  public ClockRecord {
    ranks = List.copyOf(ranks);
  }

  /** A clock that is the same on all ranks and never runs backward. */
  public ClockRecord(ClockKind kind, double granularityNanos, double costNanos) {
    this(
        kind,
        Optional.empty(),
        List.of(new OfRank(granularityNanos, costNanos, true, OptionalDouble.empty(), false)));
  }

  /** A clock that cannot be read or trusted. */
  public static ClockRecord unavailable(ClockKind kind, String reason) {
    return new ClockRecord(kind, Optional.of(reason), List.of());
  }

  /**
   * The clock of one rank.
   *
   * @param granularityNanos smallest step that was seen
   * @param costNanos cost of reading it once
   * @param monotonic whether no reading was earlier than the one before
   * @param rateError bound of the relative error of its rate, where that was calibrated
   * @param takenOver whether an earlier launch measured step and cost, and this one only checked
   *     them
   */
  public record OfRank(
      double granularityNanos,
      double costNanos,
      boolean monotonic,
      OptionalDouble rateError,
      boolean takenOver) {}

  /** Smallest step, on the rank where it is largest. */
  public double granularityNanos() {
    return worst(OfRank::granularityNanos);
  }

  /** Cost of one reading, on the rank where it is largest. */
  public double costNanos() {
    return worst(OfRank::costNanos);
  }

  /** Whether it never ran backward on any rank. */
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

  /** Whether an earlier launch measured step and cost, on all ranks. */
  public boolean takenOver() {
    return !ranks.isEmpty() && ranks.stream().allMatch(OfRank::takenOver);
  }

  private double worst(ToDoubleFunction<OfRank> figure) {
    return ranks.stream().mapToDouble(figure).max().orElse(Double.NaN);
  }

  static final ClockRecord BLANK = new ClockRecord(ClockKind.MONOTONIC, 0, 0);

  /** The worst values of all ranks come first, then each rank. */
  static ClockRecord fields(RecordFields fields, ClockRecord clock) {
    ClockKind kind = fields.constant("name", clock.kind);
    Optional<String> reason = fields.text("unavailableReason", clock.unavailableReason);
    if (reason.isPresent()) {
      return unavailable(kind, reason.get());
    }
    fields.derived("granularityNanos", clock.granularityNanos());
    fields.derived("costNanos", clock.costNanos());
    fields.derived("monotonic", clock.monotonic());
    fields.number("rateError", clock.rateError());
    return new ClockRecord(
        kind, reason, fields.list("ranks", clock.ranks, BLANK.ranks.get(0), ClockRecord::rank));
  }

  private static OfRank rank(RecordFields fields, OfRank rank) {
    return new OfRank(
        fields.number("granularityNanos", rank.granularityNanos),
        fields.number("costNanos", rank.costNanos),
        fields.truth("monotonic", rank.monotonic),
        fields.number("rateError", rank.rateError),
        fields.mark("takenOver", rank.takenOver));
  }
}

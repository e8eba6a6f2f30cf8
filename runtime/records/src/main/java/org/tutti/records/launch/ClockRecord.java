package org.tutti.records.launch;

import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import org.tutti.records.json.FileRecord;
import org.tutti.records.json.RecordFields;
import org.tutti.sync.ClockKind;

/**
 * A local clock as measured on every rank at the start of the launch.
 *
 * @param kind which clock it is
 * @param unavailableReason why it cannot be read or trusted on some rank
 * @param ranks its resolution and cost on each rank, by rank; empty if it is unavailable
 */
public record ClockRecord(ClockKind kind, Optional<String> unavailableReason, List<OfRank> ranks)
    implements FileRecord<ClockRecord> {

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
      boolean takenOver)
      implements FileRecord<OfRank> {
    @Override
    public OfRank fields(RecordFields fields) {
      return new OfRank(
          fields.number("granularityNanos", granularityNanos),
          fields.number("costNanos", costNanos),
          fields.truth("monotonic", monotonic),
          fields.number("rateError", rateError),
          fields.mark("takenOver", takenOver));
    }
  }

  /** Smallest step, on the rank where it is largest. */
  public double granularityNanos() {
    return worst().granularityNanos;
  }

  /** Cost of one reading, on the rank where it is largest. */
  public double costNanos() {
    return worst().costNanos;
  }

  /** Whether it never ran backward on any rank. */
  public boolean monotonic() {
    return worst().monotonic;
  }

  /** Bound of the relative error of its rate, on the rank where it is largest. */
  public OptionalDouble rateError() {
    return worst().rateError;
  }

  /** Whether an earlier launch measured step and cost, on all ranks. */
  public boolean takenOver() {
    return worst().takenOver;
  }

  /** The worst of each value, over all ranks. */
  private OfRank worst() {
    double granularity = ranks.isEmpty() ? Double.NaN : 0;
    double cost = granularity;
    boolean isMonotonic = true;
    OptionalDouble error = OptionalDouble.empty();
    boolean isTakenOver = !ranks.isEmpty();
    for (OfRank rank : ranks) {
      granularity = Math.max(granularity, rank.granularityNanos);
      cost = Math.max(cost, rank.costNanos);
      isMonotonic &= rank.monotonic;
      if (rank.rateError.isPresent()) {
        error = OptionalDouble.of(Math.max(error.orElse(0), rank.rateError.getAsDouble()));
      }
      isTakenOver &= rank.takenOver;
    }
    return new OfRank(granularity, cost, isMonotonic, error, isTakenOver);
  }

  static final ClockRecord BLANK = new ClockRecord(ClockKind.MONOTONIC, 0, 0);

  /** The worst values of all ranks come first, then each rank. */
  @Override
  public ClockRecord fields(RecordFields fields) {
    ClockKind kind = fields.constant("name", this.kind);
    Optional<String> reason = fields.text("unavailableReason", unavailableReason);
    if (reason.isPresent()) {
      return unavailable(kind, reason.get());
    }
    fields.derived("granularityNanos", granularityNanos());
    fields.derived("costNanos", costNanos());
    fields.derived("monotonic", monotonic());
    fields.number("rateError", rateError());
    return new ClockRecord(kind, reason, fields.list("ranks", ranks, BLANK.ranks.get(0)));
  }
}

package org.tutti.records.launch;

import java.util.List;
import org.tutti.records.json.FileRecord;
import org.tutti.records.json.RecordColumns;
import org.tutti.records.json.RecordFields;

/**
 * When ranks arrived at the operation of a cell, in nanoseconds. Medians are over the valid
 * observations.
 *
 * @param span the largest offset that was planned
 * @param fromFirst from the first arrival to the last exit: median
 * @param imbalance from the first arrival to the last one: median
 * @param allowed how far from its plan an arrival may be: the tolerance of starts and the
 *     uncertainty of the clocks together
 * @param met the share of the observations that started in time, as far as the clocks were known
 *     then, in which every rank arrived as planned, as far as they are known at the end; the others
 *     are marked as late and are not valid
 * @param ranks those that took part in the cell, by rank
 */
public record ArrivalTimes(
    long span,
    double fromFirst,
    double imbalance,
    double allowed,
    double met,
    List<RankArrival> ranks)
    implements FileRecord<ArrivalTimes> {
  /** Copies the list. */
  public ArrivalTimes {
    ranks = List.copyOf(ranks);
  }

  /**
   * When a rank arrived, as medians in nanoseconds.
   *
   * @param planned by how much later than the first rank it was to arrive
   * @param offset by how much later than the first rank was to arrive, it did
   * @param waiting from its arrival to the last one, or to its own exit if that was earlier
   */
  public record RankArrival(long planned, long offset, long waiting) {}

  /** The waiting time of the rank that waited longest. */
  public double longestWaiting() {
    return ranks.stream().mapToLong(RankArrival::waiting).max().orElse(0);
  }

  static final ArrivalTimes BLANK = new ArrivalTimes(0, 0, 0, 0, 0, List.of());

  @Override
  public ArrivalTimes fields(RecordFields fields) {
    return new ArrivalTimes(
        fields.integer("spanNanos", span),
        fields.number("fromFirstNanos", fromFirst),
        fields.number("imbalanceNanos", imbalance),
        fields.number("allowedNanos", allowed),
        fields.number("met", met),
        fields.columns(ranks, new RankArrival(0, 0, 0), ArrivalTimes::columns));
  }

  private static RankArrival columns(RecordColumns columns, RankArrival rank) {
    return new RankArrival(
        columns.integer("planned", rank.planned),
        columns.integer("offsets", rank.offset),
        columns.integer("waiting", rank.waiting));
  }
}

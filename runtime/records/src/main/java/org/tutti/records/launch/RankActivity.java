package org.tutti.records.launch;

import java.util.List;
import org.tutti.records.json.RecordColumns;
import org.tutti.records.json.RecordFields;

/**
 * What the processors of a rank did in a period, as the kernel counts it: its steps are those of
 * the kernel's clock, 10 ms as a rule. Everything is 0 where the kernel does not tell.
 *
 * @param nanos length of the period that was observed
 * @param busyNanos time that the processors which the rank may use worked for any program
 * @param stolenNanos time that the host of the virtual machine took from them
 * @param ownNanos time that the rank's process used, all threads together
 * @param waitedNanos time that the measuring thread was ready and had no processor
 * @param preemptions how often the measuring thread lost its processor against its will
 * @param migrations how often it changed to another one
 */
public record RankActivity(
    long nanos,
    long busyNanos,
    long stolenNanos,
    long ownNanos,
    long waitedNanos,
    long preemptions,
    long migrations) {
  /** Nothing was observed. */
  public static final RankActivity NONE = new RankActivity(0, 0, 0, 0, 0, 0, 0);

  /** What happened since an earlier reading of the same counters. */
  public RankActivity minus(RankActivity earlier) {
    return new RankActivity(
        nanos - earlier.nanos,
        busyNanos - earlier.busyNanos,
        stolenNanos - earlier.stolenNanos,
        ownNanos - earlier.ownNanos,
        waitedNanos - earlier.waitedNanos,
        preemptions - earlier.preemptions,
        migrations - earlier.migrations);
  }

  /** This period and another one. */
  public RankActivity plus(RankActivity other) {
    return new RankActivity(
        nanos + other.nanos,
        busyNanos + other.busyNanos,
        stolenNanos + other.stolenNanos,
        ownNanos + other.ownNanos,
        waitedNanos + other.waitedNanos,
        preemptions + other.preemptions,
        migrations + other.migrations);
  }

  /** The field with the activity of all ranks. */
  static List<RankActivity> columns(RecordFields fields, List<RankActivity> ranks) {
    return fields.within("activity").columns(ranks, NONE, RankActivity::columns);
  }

  private static RankActivity columns(RecordColumns columns, RankActivity rank) {
    return new RankActivity(
        columns.integer("nanos", rank.nanos),
        columns.integer("busyNanos", rank.busyNanos),
        columns.integer("stolenNanos", rank.stolenNanos),
        columns.integer("ownNanos", rank.ownNanos),
        columns.integer("waitedNanos", rank.waitedNanos),
        columns.integer("preemptions", rank.preemptions),
        columns.integer("migrations", rank.migrations));
  }
}

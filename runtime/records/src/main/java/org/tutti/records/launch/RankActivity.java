package org.tutti.records.launch;

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
}

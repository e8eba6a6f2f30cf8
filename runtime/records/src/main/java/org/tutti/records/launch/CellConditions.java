package org.tutti.records.launch;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.tutti.records.json.FileRecord;
import org.tutti.records.json.RecordFields;

/**
 * The conditions under which a cell was measured, which help to decide whether its figures can be
 * trusted.
 *
 * @param period when it was measured
 * @param warmUp the calls before the first observation
 * @param jvm what the JVM did between the first and the last observation
 * @param global how accurate times across ranks are
 * @param activity what the processors of each rank did during the observations, by rank; empty if
 *     that was not observed
 * @param counters what was counted of the measuring threads
 * @param probes what was measured of the machine before and after it; empty if nothing was
 * @param details further figures by name, such as those of the process synchronization
 */
public record CellConditions(
    Period period,
    WarmUpSummary warmUp,
    JvmDisturbance jvm,
    GlobalTiming global,
    List<RankActivity> activity,
    CountedEvents counters,
    List<MachineProbe> probes,
    Map<String, String> details)
    implements FileRecord<CellConditions> {

  /**
   * The detail that has the hash, in hexadecimal digits, of what all ranks have reduced from
   * numbers that are the same in every launch.
   */
  public static final String REDUCTION_BITS = "reductionBits";

  /** The detail that names the rule that ended the cell early; absent if none did. */
  public static final String STOPPED_BY = "stoppedBy";

  public CellConditions {
    activity = List.copyOf(activity);
    probes = List.copyOf(probes);
    details = Map.copyOf(details);
  }

  /** The conditions of a cell about which only its period is known. */
  public static CellConditions undisturbed(Period period) {
    return new CellConditions(
        period,
        new WarmUpSummary(0, true),
        new JvmDisturbance(0, 0, 0),
        GlobalTiming.NONE,
        List.of(),
        CountedEvents.NONE,
        List.of(),
        Map.of());
  }

  /**
   * The time that a cell took.
   *
   * @param beginNanos when it began, in nanoseconds since the launch began
   * @param durationNanos how long it took in nanoseconds, including warm-up
   */
  public record Period(long beginNanos, long durationNanos) {}

  /**
   * The calls before the first observation.
   *
   * @param calls their number, with the settings of this cell
   * @param compilersIdle whether the compilers were idle on all ranks afterward
   * @param jitCalls further calls before these, with the smallest message, by which the JIT
   *     compiled the timed loop; 0 if an earlier cell did that
   */
  public record WarmUpSummary(long calls, boolean compilersIdle, long jitCalls) {
    /** A warm-up of a cell whose loop was compiled before. */
    public WarmUpSummary(long calls, boolean compilersIdle) {
      this(calls, compilersIdle, 0);
    }
  }

  /**
   * Activity of the JVM, each the maximum over ranks.
   *
   * @param compilationNanos time that compilers worked
   * @param collections garbage collections
   * @param allocatedBytes what the measuring thread allocated
   */
  public record JvmDisturbance(long compilationNanos, long collections, long allocatedBytes) {}

  @Override
  public CellConditions fields(RecordFields fields) {
    Period period =
        new Period(
            fields.integer("beginNanos", this.period.beginNanos),
            fields.integer("durationNanos", this.period.durationNanos));
    WarmUpSummary warmUp =
        new WarmUpSummary(
            fields.integer("warmupCalls", this.warmUp.calls),
            fields.truth("warmupQuiet", this.warmUp.compilersIdle),
            fields.lacks("jitWarmupCalls")
                ? 0
                : fields.integer("jitWarmupCalls", this.warmUp.jitCalls));
    JvmDisturbance jvm =
        new JvmDisturbance(
            fields.integer("compilationNanos", this.jvm.compilationNanos),
            fields.integer("collections", this.jvm.collections),
            fields.integer("allocatedBytes", this.jvm.allocatedBytes));
    GlobalTiming global = this.global.fields(fields);
    CountedEvents counters =
        fields
            .object(
                "counters",
                this.counters.isNone() ? Optional.empty() : Optional.of(this.counters),
                CountedEvents.NONE)
            .orElse(CountedEvents.NONE);
    List<MachineProbe> probes = fields.listIfAny("probes", this.probes, MachineProbe.BLANK);
    return new CellConditions(
        period,
        warmUp,
        jvm,
        global,
        RankActivity.columns(fields, activity),
        counters,
        probes,
        fields.texts("details", details));
  }
}

package org.tutti.records.launch;

import org.tutti.records.json.FileRecord;
import org.tutti.records.json.RecordFields;

/**
 * How much a host had to do besides, and what held it back, as one of its ranks saw it during a
 * launch. Everything is 0 where the kernel does not tell.
 *
 * @param runnableBefore tasks that were running or ready to run before the first cell, this rank
 *     included
 * @param runnableAfter the same after the last cell
 * @param pressureNanos time in which some task on the host waited for a processor
 * @param throttledNanos time in which the quota of the control group kept its tasks from running
 * @param heatEvents how often a processor was slowed down because it was hot
 */
public record MachineLoad(
    int runnableBefore, int runnableAfter, long pressureNanos, long throttledNanos, long heatEvents)
    implements FileRecord<MachineLoad> {
  /** Nothing was observed. */
  public static final MachineLoad NONE = new MachineLoad(0, 0, 0, 0, 0);

  @Override
  public MachineLoad fields(RecordFields fields) {
    return new MachineLoad(
        fields.count("runnableBefore", runnableBefore),
        fields.count("runnableAfter", runnableAfter),
        fields.integer("pressureNanos", pressureNanos),
        fields.integer("throttledNanos", throttledNanos),
        fields.integer("heatEvents", heatEvents));
  }
}

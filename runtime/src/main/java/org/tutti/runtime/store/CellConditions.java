package org.tutti.runtime.store;

import java.util.Map;
import java.util.OptionalDouble;

/**
 * What went on while a cell was measured: whatever helps to judge whether its figures can be
 * trusted.
 *
 * @param beginNanos when the cell began, in nanoseconds since the launch began
 * @param durationNanos how long it took, warm-up included
 * @param warmupCalls calls made before the first observation
 * @param warmupQuiet whether compilation had become quiet on all ranks by then
 * @param compilationMillis time that compilers worked between first and last observation, maximum
 *     over ranks
 * @param collections garbage collections between first and last observation, maximum over ranks
 * @param allocatedBytes what the measuring thread allocated between first and last observation,
 *     maximum over ranks
 * @param clockUncertaintyNanos bound that holds at 99 % for the error of the global clock during
 *     the cell, maximum over ranks; empty where run-times are local
 * @param details further figures by name, such as those of the process synchronisation
 */
public record CellConditions(
    long beginNanos,
    long durationNanos,
    long warmupCalls,
    boolean warmupQuiet,
    long compilationMillis,
    long collections,
    long allocatedBytes,
    OptionalDouble clockUncertaintyNanos,
    Map<String, String> details) {

  public CellConditions {
    details = Map.copyOf(details);
  }
}

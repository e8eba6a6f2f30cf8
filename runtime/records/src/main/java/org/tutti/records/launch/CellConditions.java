package org.tutti.records.launch;

import java.util.Map;

/**
 * What went on while a cell was measured: whatever helps to judge whether its figures can be
 * trusted.
 *
 * @param beginNanos when the cell began, in nanoseconds since the launch began
 * @param durationNanos how long it took, warm-up included
 * @param warmupCalls calls made before the first observation
 * @param warmupQuiet whether compilation had become quiet on all ranks by then
 * @param compilationNanos time that compilers worked between first and last observation, maximum
 *     over ranks
 * @param collections garbage collections between first and last observation, maximum over ranks
 * @param allocatedBytes what the measuring thread allocated between first and last observation,
 *     maximum over ranks
 * @param global what times across ranks are worth
 * @param details further figures by name, such as those of the process synchronization
 */
public record CellConditions(
    long beginNanos,
    long durationNanos,
    long warmupCalls,
    boolean warmupQuiet,
    long compilationNanos,
    long collections,
    long allocatedBytes,
    GlobalTiming global,
    Map<String, String> details) {

  public CellConditions {
    details = Map.copyOf(details);
  }
}

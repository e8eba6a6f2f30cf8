package org.tutti.records.launch;

import java.util.List;

/**
 * What short measurements between two cells say of the machine, whatever library and benchmark are.
 *
 * @param atNanos when they were made, in nanoseconds since the launch began
 * @param ranks what each rank measured, by rank
 */
public record MachineProbe(long atNanos, List<RankProbe> ranks) {

  public MachineProbe {
    ranks = List.copyOf(ranks);
  }
}

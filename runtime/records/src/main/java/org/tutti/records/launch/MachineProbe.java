package org.tutti.records.launch;

import java.util.List;
import org.tutti.records.json.RecordFields;

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

  static final MachineProbe BLANK = new MachineProbe(0, List.of());

  static MachineProbe fields(RecordFields fields, MachineProbe probe) {
    boolean areOfHosts =
        fields.reads()
            ? !fields.lacks(RankProbe.BY_MESSAGE)
            : probe.ranks.stream().anyMatch(RankProbe::isByMessage);
    return new MachineProbe(
        fields.integer("atNanos", probe.atNanos),
        fields.columns(
            probe.ranks,
            RankProbe.BLANK,
            (columns, rank) -> RankProbe.columns(columns, rank, areOfHosts)));
  }
}

package org.tutti.records.launch;

import java.util.List;
import org.tutti.records.json.FileRecord;
import org.tutti.records.json.RecordFields;

/**
 * What short measurements between two cells say of the machine, whatever library and benchmark are.
 *
 * @param atNanos when they were made, in nanoseconds since the launch began
 * @param ranks what each rank measured, by rank
 */
public record MachineProbe(long atNanos, List<RankProbe> ranks)
    implements FileRecord<MachineProbe> {

  public MachineProbe {
    ranks = List.copyOf(ranks);
  }

  static final MachineProbe BLANK = new MachineProbe(0, List.of());

  // The JVM would make the code when it is first called, milliseconds after each start.
  @Override
  public int hashCode() {
    return Long.hashCode(atNanos);
  }

  @Override
  public MachineProbe fields(RecordFields fields) {
    boolean areOfHosts = fields.reads() ? !fields.lacks(RankProbe.BY_MESSAGE) : isAnyByMessage();
    return new MachineProbe(
        fields.integer("atNanos", atNanos),
        fields.columns(
            ranks,
            RankProbe.BLANK,
            (columns, rank) -> RankProbe.columns(columns, rank, areOfHosts)));
  }

  private boolean isAnyByMessage() {
    for (RankProbe rank : ranks) {
      if (rank.isByMessage()) {
        return true;
      }
    }
    return false;
  }
}

package org.tutti.records.launch;

import java.util.BitSet;
import org.tutti.mpi.host.CpuMask;
import org.tutti.records.json.FileRecord;
import org.tutti.records.json.RecordFields;

/**
 * Where a rank ran.
 *
 * @param rank rank in the world
 * @param host name of its host
 * @param pid its process
 * @param cpus CPUs it was allowed to run on, as the kernel lists them, such as {@code 0-3,8};
 *     {@code unknown} if the kernel does not report them
 */
public record RankPlacement(int rank, String host, long pid, String cpus)
    implements FileRecord<RankPlacement> {

  /** The numbers of {@link #cpus}; empty if they are unknown. */
  public BitSet processors() {
    return CpuMask.parse(cpus);
  }

  /** The numbers of a list such as {@code 0-3,8}; empty if the text is none. */
  public static BitSet processors(String list) {
    return CpuMask.parse(list);
  }

  static final RankPlacement BLANK = new RankPlacement(0, "", 0, "");

  @Override
  public RankPlacement fields(RecordFields fields) {
    return new RankPlacement(
        fields.count("rank", rank),
        fields.text("host", host),
        fields.integer("pid", pid),
        fields.text("cpus", cpus));
  }
}

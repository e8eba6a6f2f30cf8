package org.tutti.records.launch;

import java.util.Arrays;
import org.tutti.records.json.FileRecord;
import org.tutti.records.json.RecordFields;

/**
 * The times of one rank in all observations of a cell, in order, if they were requested.
 *
 * @param position position of the cell
 * @param rank rank in the world
 * @param starts nanoseconds since the beginning of the cell: on the rank's own clock if run-times
 *     are local, otherwise on the global clock
 * @param runTimes end - start of this rank, on the same clock, in nanoseconds
 */
public record RankRecord(int position, int rank, long[] starts, long[] runTimes)
    implements FileRecord<RankRecord> {

  @Override
  public String toString() {
    return "cell " + position + ", rank " + rank + ": " + Arrays.toString(runTimes);
  }

  static final RankRecord BLANK = new RankRecord(0, 0, new long[0], new long[0]);

  @Override
  public RankRecord fields(RecordFields fields) {
    fields.derived("record", "rank");
    return new RankRecord(
        fields.count("position", position),
        fields.count("rank", rank),
        fields.integers("starts", starts),
        fields.integers("runTimes", runTimes));
  }
}

package org.tutti.records.launch;

import java.util.Arrays;
import org.tutti.records.json.FileRecord;
import org.tutti.records.json.RecordFields;

/**
 * The times of one phase on one rank in all observations of a cell, in order, if they were
 * requested.
 *
 * @param position position of the cell
 * @param rank rank in the world
 * @param phase as the benchmark marks it; empty for what comes before the first mark
 * @param times nanoseconds on the rank's own clock
 */
public record PhaseRecord(int position, int rank, String phase, long[] times)
    implements FileRecord<PhaseRecord> {

  @Override
  public String toString() {
    return "cell "
        + position
        + ", rank "
        + rank
        + ", phase '"
        + phase
        + "': "
        + Arrays.toString(times);
  }

  static final PhaseRecord BLANK = new PhaseRecord(0, 0, "", new long[0]);

  @Override
  public PhaseRecord fields(RecordFields fields) {
    fields.derived("record", "phase");
    return new PhaseRecord(
        fields.count("position", position),
        fields.count("rank", rank),
        fields.text("phase", phase),
        fields.integers("times", times));
  }
}

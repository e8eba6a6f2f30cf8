package org.tutti.records.launch;

import java.util.Arrays;
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
public record PhaseRecord(int position, int rank, String phase, long[] times) {

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

  static PhaseRecord fields(RecordFields fields, PhaseRecord phase) {
    fields.derived("record", "phase");
    return new PhaseRecord(
        fields.count("position", phase.position),
        fields.count("rank", phase.rank),
        fields.text("phase", phase.phase),
        fields.integers("times", phase.times));
  }
}

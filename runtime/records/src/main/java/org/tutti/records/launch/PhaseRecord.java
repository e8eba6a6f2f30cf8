package org.tutti.records.launch;

import java.util.Arrays;
import org.tutti.records.json.JsonObject;

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

  static PhaseRecord decode(JsonObject json) {
    return new PhaseRecord(
        json.count("position"), json.count("rank"), json.text("phase"), json.integers("times"));
  }

  JsonObject encode() {
    return new JsonObject()
        .put("record", "phase")
        .put("position", position)
        .put("rank", rank)
        .put("phase", phase)
        .put("times", times);
  }
}

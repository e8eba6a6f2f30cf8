package org.tutti.records.launch;

import java.util.Arrays;
import org.tutti.records.json.JsonObject;

/**
 * The times of one rank in all observations of a cell, in order, if they were requested.
 *
 * @param position position of the cell
 * @param rank rank in the world
 * @param starts nanoseconds since the beginning of the cell: on the rank's own clock if run-times
 *     are local, otherwise on the global clock
 * @param runTimes end - start of this rank, on the same clock, in nanoseconds
 */
public record RankRecord(int position, int rank, long[] starts, long[] runTimes) {

  @Override
  public String toString() {
    return "cell " + position + ", rank " + rank + ": " + Arrays.toString(runTimes);
  }

  static RankRecord decode(JsonObject json) {
    return new RankRecord(
        json.count("position"),
        json.count("rank"),
        json.integers("starts"),
        json.integers("runTimes"));
  }

  JsonObject encode() {
    return new JsonObject()
        .put("record", "rank")
        .put("position", position)
        .put("rank", rank)
        .put("starts", starts)
        .put("runTimes", runTimes);
  }
}

package org.tutti.records.launch;

import java.time.Instant;
import java.util.List;

/**
 * The evidence that a launch was completed: it is written after every rank has reported.
 *
 * @param finished when the launch ended, by the root's clock
 * @param cells number of cell records in the file
 * @param ranks the report of each rank, by rank
 */
public record Completion(Instant finished, int cells, List<RankReport> ranks) {

  public Completion {
    ranks = List.copyOf(ranks);
  }

  /**
   * What a rank reports at its end.
   *
   * @param rank rank in the world
   * @param processes size of the world as this rank saw it
   * @param cells cells that it measured
   * @param peakMemoryKiB largest resident memory of its process, in KiB; 0 if unknown
   */
  public record RankReport(int rank, int processes, int cells, long peakMemoryKiB) {}
}

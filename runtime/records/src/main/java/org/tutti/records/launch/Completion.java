package org.tutti.records.launch;

import java.time.Instant;
import java.util.List;

/**
 * The evidence that a launch was completed: it is written after every rank has reported.
 *
 * @param finished when the launch ended, by the root's clock
 * @param cells number of cell records in the file
 * @param ranks the report of each rank, by rank
 * @param programs those besides the launch that used processors of its hosts, host by host the
 *     largest first; as far as they can be seen
 */
public record Completion(
    Instant finished, int cells, List<RankReport> ranks, List<OtherProgram> programs) {

  public Completion {
    ranks = List.copyOf(ranks);
    programs = List.copyOf(programs);
  }

  /** A completion without other programs. */
  public Completion(Instant finished, int cells, List<RankReport> ranks) {
    this(finished, cells, ranks, List.of());
  }

  /**
   * What a rank reports at its end.
   *
   * @param rank rank in the world
   * @param processes size of the world as this rank saw it
   * @param cells cells that it measured
   * @param peakMemoryKiB largest resident memory of its process, in KiB; 0 if unknown
   * @param activity what its processors did from before the first cell to after the last
   * @param load what its host had to do besides
   * @param library what its MPI library took
   */
  public record RankReport(
      int rank,
      int processes,
      int cells,
      long peakMemoryKiB,
      RankActivity activity,
      MachineLoad load,
      LibraryTimes library) {
    /** A report without what the machine did. */
    public RankReport(int rank, int processes, int cells, long peakMemoryKiB) {
      this(
          rank,
          processes,
          cells,
          peakMemoryKiB,
          RankActivity.NONE,
          MachineLoad.NONE,
          LibraryTimes.NONE);
    }
  }
}

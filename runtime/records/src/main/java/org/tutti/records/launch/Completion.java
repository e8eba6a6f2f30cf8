package org.tutti.records.launch;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.tutti.records.json.FileRecord;
import org.tutti.records.json.MalformedJsonException;
import org.tutti.records.json.RecordFields;

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
    Instant finished, int cells, List<RankReport> ranks, List<OtherProgram> programs)
    implements FileRecord<Completion> {

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
      LibraryTimes library)
      implements FileRecord<RankReport> {
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

    private RankReport with(RankActivity other) {
      return new RankReport(rank, processes, cells, peakMemoryKiB, other, load, library);
    }

    @Override
    public RankReport fields(RecordFields fields) {
      return new RankReport(
          fields.count("rank", rank),
          fields.count("processes", processes),
          fields.count("cells", cells),
          fields.integer("peakMemoryKiB", peakMemoryKiB),
          activity,
          fields.object("load", load),
          new LibraryTimes(
              fields.integerIfAny("initializationNanos", library.initializationNanos()),
              fields.integerIfAny("upcallNanos", library.upcallNanos())));
    }
  }

  static final Completion BLANK = new Completion(Instant.EPOCH, 0, List.of());

  @Override
  public Completion fields(RecordFields fields) {
    fields.derived("record", "completion");
    Instant finished = fields.instant("finished", this.finished);
    int cells = fields.count("cells", this.cells);
    List<RankReport> ranks = fields.list("ranks", this.ranks, new RankReport(0, 0, 0, 0));
    List<RankActivity> written = new ArrayList<>();
    for (RankReport rank : this.ranks) {
      written.add(rank.activity);
    }
    List<RankActivity> activity = RankActivity.columns(fields, written);
    if (activity.size() != ranks.size()) {
      throw new MalformedJsonException("field \"activity\" is not of all ranks");
    }
    List<RankReport> reports = new ArrayList<>();
    for (int rank = 0; rank < ranks.size(); rank++) {
      reports.add(ranks.get(rank).with(activity.get(rank)));
    }
    return new Completion(
        finished, cells, reports, fields.list("otherPrograms", programs, OtherProgram.BLANK));
  }
}

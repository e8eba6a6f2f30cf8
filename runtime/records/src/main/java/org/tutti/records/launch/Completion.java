package org.tutti.records.launch;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
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

    private RankReport with(RankActivity other) {
      return new RankReport(rank, processes, cells, peakMemoryKiB, other, load, library);
    }

    private static RankReport fields(RecordFields fields, RankReport report) {
      return new RankReport(
          fields.count("rank", report.rank),
          fields.count("processes", report.processes),
          fields.count("cells", report.cells),
          fields.integer("peakMemoryKiB", report.peakMemoryKiB),
          report.activity,
          fields.object("load", report.load, MachineLoad::fields),
          new LibraryTimes(
              fields.integerIfAny("initializationNanos", report.library.initializationNanos()),
              fields.integerIfAny("upcallNanos", report.library.upcallNanos())));
    }
  }

  static final Completion BLANK = new Completion(Instant.EPOCH, 0, List.of());

  static Completion fields(RecordFields fields, Completion completion) {
    fields.derived("record", "completion");
    Instant finished = fields.instant("finished", completion.finished);
    int cells = fields.count("cells", completion.cells);
    List<RankReport> ranks =
        fields.list("ranks", completion.ranks, new RankReport(0, 0, 0, 0), RankReport::fields);
    List<RankActivity> activity =
        RankActivity.columns(fields, completion.ranks.stream().map(RankReport::activity).toList());
    if (activity.size() != ranks.size()) {
      throw new MalformedJsonException("field \"activity\" is not of all ranks");
    }
    List<RankReport> reports = new ArrayList<>();
    for (int rank = 0; rank < ranks.size(); rank++) {
      reports.add(ranks.get(rank).with(activity.get(rank)));
    }
    return new Completion(
        finished,
        cells,
        reports,
        fields.list(
            "otherPrograms", completion.programs, OtherProgram.BLANK, OtherProgram::fields));
  }
}

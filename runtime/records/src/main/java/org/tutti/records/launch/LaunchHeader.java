package org.tutti.records.launch;

import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.tutti.mpi.LibraryInfo;
import org.tutti.records.json.FileRecord;
import org.tutti.records.json.RecordFields;

/**
 * Everything about a launch that is known before its first cell.
 *
 * @param identity which launch of the campaign it is
 * @param processes number of processes
 * @param ranks where each rank ran, by rank
 * @param library the MPI library, as the root loaded it
 * @param clocks the local clocks that its cells read
 * @param environment the environment in which it ran
 * @param plan the cells to be measured, in order
 */
public record LaunchHeader(
    LaunchIdentity identity,
    int processes,
    List<RankPlacement> ranks,
    LibraryInfo library,
    List<ClockRecord> clocks,
    LaunchEnvironment environment,
    List<CellKey> plan)
    implements FileRecord<LaunchHeader> {

  /** Version of the format that this Tutti writes and reads. */
  public static final int FORMAT_VERSION = 3;

  public LaunchHeader {
    ranks = List.copyOf(ranks);
    clocks = List.copyOf(clocks);
    plan = List.copyOf(plan);
  }

  /** The same of a launch by hand in the directory of a campaign. */
  public LaunchHeader byHand(String campaign) {
    LaunchIdentity joined =
        new LaunchIdentity(
            LaunchOrigin.byHand(campaign),
            identity.number(),
            identity.seed(),
            identity.started(),
            identity.levels());
    return new LaunchHeader(joined, processes, ranks, library, clocks, environment, plan);
  }

  static final LaunchHeader BLANK =
      new LaunchHeader(
          new LaunchIdentity(new LaunchOrigin("", 0), 0, 0, Instant.EPOCH, Map.of()),
          0,
          List.of(),
          HostEnvironment.NO_LIBRARY,
          List.of(),
          new LaunchEnvironment("", Map.of(), Map.of()),
          List.of());

  @Override
  public LaunchHeader fields(RecordFields fields) {
    fields.derived("record", "launch");
    fields.derived("formatVersion", FORMAT_VERSION);
    String tutti = fields.text("tutti", environment.tutti());
    String campaign = fields.text("campaign", identity.origin().campaign());
    int number = fields.count("launch", identity.number());
    int attempt = fields.count("attempt", identity.origin().attempt());
    long seed = fields.integer("seed", identity.seed());
    Instant started = fields.instant("started", identity.started());
    int processes = fields.count("processes", this.processes);
    LibraryInfo library = HostEnvironment.library(fields.within("library"), this.library);
    List<ClockRecord> clocks = fields.list("clocks", this.clocks, ClockRecord.BLANK);
    Map<String, String> levels = fields.texts("levels", identity.levels());
    return new LaunchHeader(
        new LaunchIdentity(new LaunchOrigin(campaign, attempt), number, seed, started, levels),
        processes,
        fields.list("ranks", ranks, RankPlacement.BLANK),
        library,
        clocks,
        new LaunchEnvironment(
            tutti,
            fields.texts("environment", environment.facts()),
            fields.texts("variables", environment.variables()),
            fields.list("otherHosts", environment.otherHosts(), HostEnvironment.BLANK),
            // Earlier files have none.
            new TreeMap<>(
                fields.lacks("controls")
                    ? Map.of()
                    : fields.texts("controls", environment.controls()))),
        fields.list("plan", plan, CellKey.BLANK));
  }
}

package org.tutti.records.launch;

import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.tutti.mpi.LibraryInfo;

/**
 * Everything about a launch that is known before its first cell.
 *
 * @param tutti version of Tutti
 * @param launch number of the launch in its campaign, from 1
 * @param seed seed of the campaign, from which the order of cells follows
 * @param started when the launch began, by the root's clock
 * @param processes number of processes
 * @param library the MPI library, as the root loaded it
 * @param clocks the local clocks that its cells read
 * @param levels level of each factor that the campaign varies between launches
 * @param ranks where each rank ran, by rank
 * @param environment facts about hardware, system and software by name, sorted by name
 * @param variables environment variables that steer MPI libraries and launchers
 * @param plan the cells to be measured, in order
 */
public record LaunchHeader(
    String tutti,
    int launch,
    long seed,
    Instant started,
    int processes,
    LibraryInfo library,
    List<ClockRecord> clocks,
    Map<String, String> levels,
    List<RankPlacement> ranks,
    Map<String, String> environment,
    Map<String, String> variables,
    List<CellKey> plan) {

  /** Version of the format that this Tutti writes, and the newest that it reads. */
  public static final int FORMAT_VERSION = 1;

  /** The fact of the environment that says in spite of what change a launch was made. */
  public static final String CHANGED = "campaign.changed";

  public LaunchHeader {
    clocks = List.copyOf(clocks);
    levels = Map.copyOf(levels);
    ranks = List.copyOf(ranks);
    environment = Map.copyOf(environment);
    variables = Map.copyOf(variables);
    plan = List.copyOf(plan);
  }
}
